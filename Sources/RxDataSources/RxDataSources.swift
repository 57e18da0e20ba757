// Who imports RxDataSources has the section models too.
@_exported public import Differentiator
