import { readFileSync } from 'node:fs';

/** How many tests of a suite went well, and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Reads the report that a test runner wrote. */
export type ReadReport = (file: string) => Counts;

/** Jest's form, which Vitest writes too. */
export const readJest: ReadReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};

/** A test that passes when it is run again has failed. */
export const readPlaywright: ReadReport = (file) => {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

/** What a suite counts for: one that ended badly, or that no test ran in, has failed at least once. */
export function countsOf(ok: boolean, read: () => Counts): Counts {
  try {
    const { passed, failed } = read();
    return { passed, failed: Math.max(failed, ok && passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
