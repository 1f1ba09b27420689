import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { holdPart } from '../repositories/merchant-orders.ts';
import { moveRefund } from '../repositories/order-transitions.ts';
import { orderById } from '../repositories/orders.ts';
import {
  linesOfRefunds,
  type RefundRow,
  refundOf,
  setReturnAddress,
  setReturnParcel,
} from '../repositories/refunds.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyMerchantOfRefund } from './merchant-notices.ts';
import { notifyShopper } from './notices.ts';
import { shopperOf } from './principals.ts';
import { knownRefund, updateOrder } from './refund-payouts.ts';

type Needs = DomainDeps<'config' | 'mailer'>;

async function ownRefund(call: CallContext, refundNo: string): Promise<RefundRow> {
  const refund = await refundOf(call.db, shopperOf(call), refundNo);
  if (!refund) throw notFound();
  return refund;
}

/**
 * Withdraws a refund request; the units may be requested again.
 * @throws Refused if it was decided or withdrawn, or its goods are in return transit.
 */
export async function withdrawRefund(deps: Needs, call: CallContext, refundNo: string): Promise<void> {
  const refund = await ownRefund(call, refundNo);
  await inTransaction(call.db, async (tx) => {
    const part = await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (!(await moveRefund(tx, refund.id, 'withdraw', call.now))) throw new Refused(400, 'refundNotWithdrawable');
    await updateOrder(tx, refund, call.now);
    const lines = await linesOfRefunds(tx, [refund.id]);
    await notifyMerchantOfRefund(deps, tx, { kind: 'withdrawal', part, refund, lines }, call.now);
  });
}

/**
 * The merchant wants the goods before the money goes back.
 *
 * @throws Refused when it was decided or asked before, or no goods were sent.
 */
export async function askForGoods(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer'>,
  db: Db,
  refundNo: string,
  address: string,
): Promise<void> {
  const refund = await knownRefund(db, refundNo);
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    const part = await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (part.shipped_at === null || part.delivery_type === 'fictitious') throw new Refused(400, 'nothingToSendBack');
    if (!(await moveRefund(tx, refund.id, 'ask-for-goods', now))) throw new Refused(400, 'refundDecided');
    await setReturnAddress(tx, refund.id, address);
    const order = await orderById(tx, refund.order_id);
    await notifyShopper(deps, tx, order, { kind: 'goods-wanted', refundNo, address }, now);
  });
}

/**
 * The shopper says how the goods are sent back, or corrects it.
 *
 * @throws Refused when the merchant does not wait for them.
 */
export async function sendGoodsBack(
  deps: Needs,
  call: CallContext,
  refundNo: string,
  body: InputOf<'refunds.sendBack'>['body'],
): Promise<void> {
  const [carrier, trackingNumber] = [body.carrier.trim(), body.trackingNumber.trim()];
  if (!carrier) throw badField('carrier', 'fieldRequired');
  if (!trackingNumber) throw badField('trackingNumber', 'fieldRequired');
  const refund = await ownRefund(call, refundNo);
  await inTransaction(call.db, async (tx) => {
    const part = await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (!(await moveRefund(tx, refund.id, 'send-back', call.now))) throw new Refused(400, 'goodsNotWanted');
    await setReturnParcel(tx, refund.id, carrier, trackingNumber);
    const lines = await linesOfRefunds(tx, [refund.id]);
    const parcel = `${carrier}, ${trackingNumber}`;
    await notifyMerchantOfRefund(deps, tx, { kind: 'return', part, refund, lines, parcel }, call.now);
  });
}
