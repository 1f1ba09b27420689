import { expect, it } from 'vitest';
import type { ApplicationState } from './application-status.ts';
import { APPLICATION_STATUS, applicationActions, applicationState } from './application-status.ts';

it.each<[number | null | undefined, ApplicationState, string[]]>([
  [1, 'pending', ['view-details']],
  [2, 'approved', ['view-details']],
  [3, 'declined', ['resubmit', 'view-details']],
  [0, 'unknown', ['view-details']],
  [null, 'unknown', ['view-details']],
])('status %j is %s and allows %j', (status, state, actions) => {
  expect(applicationState(status)).toBe(state);
  expect(applicationActions(state)).toEqual(actions);
});

it('each state has the number that is used on the wire', () => {
  expect(APPLICATION_STATUS).toEqual({ pending: 1, approved: 2, declined: 3 });
});
