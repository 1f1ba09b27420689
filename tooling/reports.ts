import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Title and first error of each failed test in the report. */
  failures?: readonly string[];
}

/** Reads the report that a test runner wrote. */
export type ReadReport = (file: string) => Counts;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

/** Jest's form, which Vitest writes too. */
export const readJest: ReadReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failures = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
};

interface PlaywrightSuite {
  specs?: { file: string; line: number; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A test that passes only when repeated has failed. */
export const readPlaywright: ReadReport = (file) => {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresIn) };
};

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    return error ? [failure(`${file}:${line} ${title}`, error.message)] : [];
  });
  return [...own, ...suites.flatMap(failuresIn)];
}

function failure(title: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return [title, ...lines.slice(0, 12).map((line) => `  ${line}`)].join('\n');
}

/** Counts of a suite. An exit code other than 0, or no test at all, counts as one failure. */
export function countsOf(ok: boolean, read: () => Counts): Counts {
  try {
    const { passed, failed, ...more } = read();
    return { passed, failed: Math.max(failed, ok && passed > 0 ? 0 : 1), ...more };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
