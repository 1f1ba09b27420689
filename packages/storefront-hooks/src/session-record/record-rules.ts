import { type SessionRecord, sessionStep } from '../domain/session-clock.ts';
import type { KeptRecord } from './kept-record.ts';

/** The decisions that keep the visits of one device apart and together; tests put wrong ones in their place. */
export interface RecordRules {
  /** Whether what happens at `now` belongs to the visit that is kept. */
  step(record: Pick<SessionRecord, 'time'> | undefined, now: number): 'new' | 'resume';
  /** Whether a tab may join a visit that another one has begun. */
  mayJoin(record: KeptRecord): boolean;
  /** Whether a visit ends with the tab that goes, while so many others are open. */
  mayEnd(otherTabs: number): boolean;
  /** Whether a failure of this kind means that the visit is over. */
  isOver(kind: string): boolean;
  /** Whether the visit that is over is still the one that is kept, and so has to be replaced. */
  mayReplace(overGuid: string, keptGuid: string | undefined): boolean;
}

export const recordRules: RecordRules = {
  step: sessionStep,
  mayJoin: () => true,
  mayEnd: (otherTabs) => otherTabs === 0,
  isOver: (kind) => kind === 'not-found',
  mayReplace: (overGuid, keptGuid) => overGuid === keptGuid,
};
