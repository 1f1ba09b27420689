import { expect, it } from 'vitest';
import { countsOf } from './reports.ts';

const wrote = (passed: number, failed: number) => () => ({ passed, failed });

it.each([
  ['a suite that went well', true, wrote(5, 0), { passed: 5, failed: 0 }],
  ['a suite with failures', false, wrote(4, 2), { passed: 4, failed: 2 }],
  ['one that ended badly although no test failed', false, wrote(5, 0), { passed: 5, failed: 1 }],
  ['one in which nothing ran', true, wrote(0, 0), { passed: 0, failed: 1 }],
])('%s counts as it should', (_, ok, read, counts) => {
  expect(countsOf(ok, read)).toEqual(counts);
});

it('a suite without a report has failed', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(countsOf(true, read)).toEqual({ passed: 0, failed: 1 });
});
