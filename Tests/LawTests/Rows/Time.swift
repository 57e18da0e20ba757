import RxSwift
import TestSupport

var timeRows: [Row] {
    []
}
