// Who imports RxCocoa has the relays too.
@_exported public import RxRelay
