import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/** State of a merchant's application (§4). `unknown` stands for a status that this version does not know. */
export type ApplicationState = 'pending' | 'approved' | 'declined' | 'unknown';

/** Status of an application on the wire (`auditStatus`). */
export const APPLICATION_STATUS = {
  pending: 1,
  approved: 2,
  declined: 3,
} as const satisfies Record<Exclude<ApplicationState, 'unknown'>, number>;

/** An event in the lifecycle of an application. */
export type ApplicationEvent = 'apply' | 'approve' | 'decline' | 'resubmit';

/** Every allowed transition of an application. A declined application has a reason. Each submission is decided once. */
export const APPLICATION_TRANSITIONS: TransitionTable<Exclude<ApplicationState, 'unknown'>, ApplicationEvent> = [
  { event: 'apply', from: ['new'], to: 'pending', by: 'applicant' },
  { event: 'approve', from: ['pending'], to: 'approved', by: 'platform' },
  { event: 'decline', from: ['pending'], to: 'declined', by: 'platform' },
  { event: 'resubmit', from: ['declined'], to: 'pending', by: 'applicant' },
];

/** The state of an application. */
export function applicationState(auditStatus: number | null | undefined): ApplicationState {
  return stateOfCode(APPLICATION_STATUS, auditStatus);
}

/** An action of the applicant. */
export type ApplicationAction = 'resubmit' | 'view-details';

/**
 * Allowed actions of the applicant: a declined application can be corrected and submitted again, any other can only be viewed.
 */
export function applicationActions(state: ApplicationState): ApplicationAction[] {
  return state === 'declined' ? ['resubmit', 'view-details'] : ['view-details'];
}
