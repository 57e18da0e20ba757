import RxSwift
import TestSupport

var sharingRows: [Row] {
    []
}
