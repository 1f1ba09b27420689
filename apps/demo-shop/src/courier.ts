import type { Localized } from '@promenade/reference-api/db/index.ts';
import { acceptRefund } from '@promenade/reference-api/domain/refund-decisions.ts';
import { deliverOrder, PARCEL_STATE, shipOrder, trackParcel } from '@promenade/reference-api/domain/shipping.ts';
import { notFound, Refused } from '@promenade/reference-api/errors/refused.ts';
import type { Job } from '@promenade/reference-api/jobs/job.ts';
import { refundById } from '@promenade/reference-api/repositories/refunds.ts';
import { orderOfShopper, ordersToShip, parcelsToMove, refundsToDecide } from './courier-work.ts';

/*
 * Plays merchant and courier automatically, so that an order in the demo can be followed and received within minutes. Does
 * the same as the operator's commands.
 */

const SHIPPING_DELAY_MS = 20_000;
const MOVE_AFTER_MS = 30_000;
const DELIVER_AFTER_MS = 60_000;
const DECIDE_AFTER_MS = 30_000;

const onTheRoad: Localized = { en: 'Sorted, and on the road', fr: 'Trié, en route' };
const handedOver: Localized = { en: 'Handed over at the door', fr: 'Remis en main propre' };

/** An operator command or another replica was faster: there is nothing left to do. */
async function unlessDone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

const shipper: Job = {
  name: 'demo: ship',
  due: ({ database }, now) => ordersToShip(database.db, now - SHIPPING_DELAY_MS),
  run: async (deps, id) => {
    const { order_no } = await orderOfShopper(deps.database.db, id);
    const number = `PX${order_no.slice(-10)}`;
    await unlessDone(
      shipOrder(deps, deps.database.db, order_no, { kind: 'express', company: 'Parcel Example', number }),
    );
  },
};

const driver: Job = {
  name: 'demo: carry',
  due: ({ database }, now) => parcelsToMove(database.db, now - MOVE_AFTER_MS, PARCEL_STATE.collected),
  run: async (deps, id) => {
    const { order_no, locale } = await orderOfShopper(deps.database.db, id);
    await unlessDone(trackParcel(deps, deps.database.db, order_no, onTheRoad[locale], PARCEL_STATE.moving));
  },
};

const postman: Job = {
  name: 'demo: deliver',
  due: ({ database }, now) => parcelsToMove(database.db, now - DELIVER_AFTER_MS, PARCEL_STATE.moving),
  run: async (deps, id) => {
    const { order_no, locale } = await orderOfShopper(deps.database.db, id);
    await unlessDone(deliverOrder(deps, deps.database.db, order_no, handedOver[locale]));
  },
};

const merchant: Job = {
  name: 'demo: accept refunds',
  due: ({ database }, now) => refundsToDecide(database.db, now - DECIDE_AFTER_MS),
  run: async (deps, id) => {
    const refund = await refundById(deps.database.db, id);
    if (!refund) throw notFound();
    await unlessDone(acceptRefund(deps, deps.database.db, refund.refund_no));
  },
};

export const courierJobs: readonly Job[] = [shipper, driver, postman, merchant];
