import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/** Where a merchant's application stands (§4). `unknown` is a status this version does not know. */
export type ApplicationState = 'pending' | 'approved' | 'declined' | 'unknown';

/** Status of an application on the wire (`auditStatus`). */
export const APPLICATION_STATUS = {
  pending: 1,
  approved: 2,
  declined: 3,
} as const satisfies Record<Exclude<ApplicationState, 'unknown'>, number>;

/** Something that happens to an application. */
export type ApplicationEvent = 'apply' | 'approve' | 'decline' | 'resubmit';

/** Every allowed step of an application. A decline carries its reason; it is decided once for each time it is sent in. */
export const APPLICATION_TRANSITIONS: TransitionTable<Exclude<ApplicationState, 'unknown'>, ApplicationEvent> = [
  { event: 'apply', from: ['new'], to: 'pending', by: 'applicant' },
  { event: 'approve', from: ['pending'], to: 'approved', by: 'platform' },
  { event: 'decline', from: ['pending'], to: 'declined', by: 'platform' },
  { event: 'resubmit', from: ['declined'], to: 'pending', by: 'applicant' },
];

/** The named state of an application. */
export function applicationState(auditStatus: number | null | undefined): ApplicationState {
  return stateOfCode(APPLICATION_STATUS, auditStatus);
}

/** Something an applicant can do with an application. */
export type ApplicationAction = 'resubmit' | 'view-details';

/** What an applicant may do: a declined application can be corrected and submitted again, any other can only be read. */
export function applicationActions(state: ApplicationState): ApplicationAction[] {
  return state === 'declined' ? ['resubmit', 'view-details'] : ['view-details'];
}
