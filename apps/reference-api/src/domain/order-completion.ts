import type { Tx } from '../db/index.ts';
import { moveOrder } from '../repositories/order-transitions.ts';
import { freezePoints } from './deductions.ts';

/**
 * Completes a merchant's order, by the shopper's word or by the passing of time, and freezes the points it earned; false
 * when it may not be completed.
 */
export async function completePart(
  tx: Tx,
  partId: number,
  event: 'confirm-receipt' | 'auto-complete',
  now: number,
): Promise<boolean> {
  if (!(await moveOrder(tx, partId, event, now))) return false;
  await freezePoints(tx, partId, now);
  return true;
}
