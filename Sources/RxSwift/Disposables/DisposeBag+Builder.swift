extension DisposeBag {
    /// Collects disposables that are written one below the other.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables as an array.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag with what `builder` lists in it.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Puts `disposables` in.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Puts `disposables` in.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Puts what `builder` lists in.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }
}
