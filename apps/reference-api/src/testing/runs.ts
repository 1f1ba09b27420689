import fc from 'fast-check';

/** Fails with what was tried when it went wrong; `endOnFailure` has found it without making it smaller. */
export function expectNoneFails<Tried>(run: fc.RunDetails<Tried>): void {
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
}
