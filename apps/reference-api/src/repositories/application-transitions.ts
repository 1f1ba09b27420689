import {
  APPLICATION_STATUS,
  APPLICATION_TRANSITIONS,
  type ApplicationEvent,
  statesBefore,
} from '@promenade/storefront-hooks/domain';
import type { Db } from '../db/index.ts';

/** How the platform decides about an application; a decline says why. */
export type ApplicationVerdict =
  | { event: Extract<ApplicationEvent, 'approve'> }
  | { event: Extract<ApplicationEvent, 'decline'>; reason: string };

/** One guarded write: it holds only where the application's transitions allow the decision. */
export async function decideApplication(
  tx: Db,
  id: number,
  verdict: ApplicationVerdict,
  now: number,
): Promise<boolean> {
  const to = { approve: 'approved', decline: 'declined' } as const;
  const from = statesBefore(APPLICATION_TRANSITIONS, verdict.event).map((state) => APPLICATION_STATUS[state]);
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({
      status: APPLICATION_STATUS[to[verdict.event]],
      denial_reason: verdict.event === 'decline' ? verdict.reason : '',
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
