import { SESSION_IDLE_LIMIT_MS } from './constants.ts';

/** The visit that is stored on the device. */
export interface SessionRecord {
  /** Id of the visit. */
  guid: string;
  /** Id of the device. */
  uuid: string;
  /** Last activity in epoch milliseconds. */
  time: number;
}

/**
 * Whether activity at `now` starts a new session or resumes the stored one. It starts a new one if none is stored, or if the last
 * activity was more than 20 minutes ago or is in the future by as much, because the device's clock was set back.
 */
export function sessionStep(record: Pick<SessionRecord, 'time'> | null | undefined, now: number): 'new' | 'resume' {
  return record && Math.abs(now - record.time) <= SESSION_IDLE_LIMIT_MS ? 'resume' : 'new';
}
