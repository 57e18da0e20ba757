/// Reports a mistake of the caller that a release build survives: traps in debug builds, prints in release builds.
#if DEBUG
    package func failInDebug(_ message: String) { fatalError(message) }
#else
    package func failInDebug(_ message: String) { print(message) }
#endif
