import TestSupport

/// The mistakes that are reported while `body` runs, which then goes on as in a release build; what nobody's `onError`
/// takes is not printed meanwhile.
func quietMisuses(in body: () -> Void) -> [String] {
    misuses { unhandledErrors(in: body) }
}
