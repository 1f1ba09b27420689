import fc from 'fast-check';

/** Fails with the inputs of the failing run; `endOnFailure` finds it without shrinking. */
export function expectNoneFails<Tried>(run: fc.RunDetails<Tried>): void {
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
}
