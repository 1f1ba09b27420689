import fc from 'fast-check';
import { test } from 'vitest';

/** Fails with the inputs of the failing run; `endOnFailure` finds it without shrinking. */
export function expectNoneFails<Tried>(run: fc.RunDetails<Tried>): void {
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
}

/**
 * A test of `npm run test:deep` only: one that takes long and whose kind of fault a daily test finds too, or one that a suite finds a planted fault. Money
 * histories plant one daily, so that a broken way of planting is noticed.
 */
export const deepTest: (title: string, run: () => Promise<void>, timeoutMs?: number) => void = process.env.PM_DEEP
  ? test
  : () => undefined;
