import { SESSION_IDLE_LIMIT_MS } from './constants.ts';

/** A visit as the device remembers it. */
export interface SessionRecord {
  /** Id of the visit. */
  guid: string;
  /** Id of the device. */
  uuid: string;
  /** Last activity in epoch milliseconds. */
  time: number;
}

/**
 * Whether activity at `now` starts a session or resumes the stored one: new when none is stored or the last activity is
 * more than 20 minutes away. A time that far in the future means that the device's clock was set back.
 */
export function sessionStep(record: Pick<SessionRecord, 'time'> | null | undefined, now: number): 'new' | 'resume' {
  return record && Math.abs(now - record.time) <= SESSION_IDLE_LIMIT_MS ? 'resume' : 'new';
}
