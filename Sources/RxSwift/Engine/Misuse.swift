/// A use of the library that cannot be right: traps in debug builds, is reported and survived in release builds.
@inline(never)
@usableFromInline
package func misuse(_ message: @autoclosure () -> String) {
    MisuseReporter.report.tell(message())
}

/// Who hears of a misuse. Tests put themselves in its place, to see both what is said and what happens after it, as in
/// a release build.
package enum MisuseReporter {
    // Task-local, so that it also follows a test's own tasks and no two tests can hear each other's.
    @TaskLocal package static var report = Reporter { message in
        #if DEBUG
            fatalError(message)
        #else
            print(message)
        #endif
    }
}
