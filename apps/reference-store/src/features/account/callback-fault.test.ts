import { describe, expect, it } from 'vitest';
import { callbackFault } from './callback-fault.ts';

const answer = (query: string) => new URLSearchParams(query);

describe('a sign-in that did not come to an end', () => {
  it.each([
    [new Error('access_denied'), 'error=access_denied&state=s', 'denied'],
    [new Error('No matching state found in storage'), 'code=c&state=s', 'lost'],
    [new Error('No state in response'), '', 'lost'],
    [new Error('iat is in the future'), 'code=c&state=s', 'clock'],
    [new TypeError('Failed to fetch'), 'code=c&state=s', 'offline'],
    ['odd', 'code=c&state=s', 'unknown'],
  ])('%s (%s) is told as "%s"', (error, query, fault) => {
    expect(callbackFault(error, answer(query))).toBe(fault);
  });
});
