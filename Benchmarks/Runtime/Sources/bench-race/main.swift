import Measuring

// bench-race [--seconds S] [--seed N]
//
// Races of subscriptions and disposables. A violated invariant ends with 1 and the seed.
let program = RaceProgram()
program.report(TwoDispose.self)
program.report(FourDispose.self)
program.report(DisposeAgainstSetTeardown.self)
program.report(DisposeAgainstNext.self)
program.report(DisposeAgainstCompleted.self)
program.report(SetAgainstDispose.self)
program.report(ReplaceAgainstDispose.self)
program.report(CompositeRace.self)
program.report(BagRace.self)
