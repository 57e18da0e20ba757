public import Foundation

/// What `x.rx` is: the place where a type gets its reactive members, by extensions of `Reactive where Base: …`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The value that was extended.
    public let base: Base

    /// The reactive side of `base`.
    public init(_ base: Base) { self.base = base }

    /// A binder that sets the property of `base` to what it hears: `name.bind(to: label.rx.text)`.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type that has a reactive side, `rx`.
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// The reactive side of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }
    /// The reactive side of the value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive side of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Settable only so that one can set through it: `x.rx.property = …`.
        set {}
    }

    /// The reactive side of the value.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
