import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countsOf, readJest, readPlaywright } from './reports.ts';

const wrote = (passed: number, failed: number) => () => ({ passed, failed });

it.each([
  ['a successful suite', true, wrote(5, 0), { passed: 5, failed: 0 }],
  ['a suite with failures', false, wrote(4, 2), { passed: 4, failed: 2 }],
  ['one that ended badly although no test failed', false, wrote(5, 0), { passed: 5, failed: 1 }],
  ['one in which nothing ran', true, wrote(0, 0), { passed: 0, failed: 1 }],
])('%s is counted correctly', (_, ok, read, counts) => {
  expect(countsOf(ok, read)).toEqual(counts);
});

it('a suite without a report has failed', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(countsOf(true, read)).toEqual({ passed: 0, failed: 1 });
});

function written(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('a Jest report lists the errors of failed tests', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'takes away', failureMessages: ['Error: 2 is not 1\n    at sum.ts:3'] };
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults: [passed, failed] }] };
  expect(readJest(written(report))).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ['takes away\n  Error: 2 is not 1\n      at sum.ts:3'],
  });
});

it('a Playwright report lists the errors of failed tests, also of those that passed when repeated', () => {
  const esc = String.fromCharCode(27);
  const spec = (title: string, ...errors: (string | undefined)[]) => ({
    ...{ file: 'pay.spec.ts', line: 7, title },
    tests: [{ results: errors.map((message) => (message ? { error: { message } } : {})) }],
  });
  const inner = { specs: [spec('pays', `${esc}[31mError${esc}[39m: declined`, undefined)] };
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ specs: [spec('opens', undefined)], suites: [inner] }],
  };
  expect(readPlaywright(written(report))).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ['pay.spec.ts:7 pays\n  Error: declined'],
  });
});
