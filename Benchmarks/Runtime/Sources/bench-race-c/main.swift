import Measuring

// bench-race-c [--seconds S] [--seed N]
//
// Races of the runtime's primitives. A violated invariant ends with 1 and the seed.
let program = RaceProgram()
program.report(DisposeAgainstDispose.self)
program.report(FourDispose.self)
program.report(DisposeAgainstSet.self)
program.report(DisposeTwiceAgainstSet.self)
program.report(TakeBias.self)
program.report(Contend.self)
program.report(PutAgainstTake.self)
program.report(TokenAgainstDeadline.self)
program.report(ReadAgainstReplace.self)
