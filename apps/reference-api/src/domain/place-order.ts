import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { Transaction } from 'kysely';
import type { CallContext } from '../contract/types.ts';
import type { Tables } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { addressOf } from '../repositories/addresses.ts';
import { holdExistingCart, removeLines } from '../repositories/carts.ts';
import type { CriticalSteps } from '../repositories/critical-steps.ts';
import { orderOfPreOrder } from '../repositories/orders.ts';
import { type PreOrderRow, preOrderOf } from '../repositories/pre-orders.ts';
import { soldItems } from '../repositories/sold-items.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';
import { itemsOf, unbuyable } from './checkout.ts';
import { type CheckoutPrice, deduct, refuseOtherPrice } from './checkout-price.ts';
import { emailUnproven } from './email-proof.ts';
import { refuseTooManyOpen } from './open-orders.ts';
import { shopperOf } from './principals.ts';
import { quote } from './quote.ts';
import { writeOrder } from './write-order.ts';

type Tx = Transaction<Tables>;
type Body = InputOf<'orders.create'>['body'];

/**
 * Places an order: uses the checkout up, empties the cart lines, takes stock, coupon and points, all or nothing. A checkout
 * that was ordered already answers the order it became, so that two tabs cannot buy twice.
 */
export function placeOrder(
  deps: Pick<Deps, 'payments' | 'steps' | 'openOrders'>,
  call: CallContext,
  user: UserRow,
  body: Body,
): Promise<string> {
  const { payments, steps } = deps;
  const userId = user.id;
  const adapter = payments.get(body.payType);
  if (!adapter) throw badField('payType', 'payTypeUnknown');
  return inTransaction(call.db, async (tx) => {
    const preOrder = await preOrderOf(tx, userId, body.preOrderNo);
    if (!preOrder) throw new Refused(404, 'checkoutGone');
    if (!(await steps.consumePreOrder(tx, preOrder.pre_order_no, call.now))) {
      const placed = await orderOfPreOrder(tx, preOrder.pre_order_no);
      if (!placed) throw new Refused(404, 'checkoutGone');
      return placed.order_no;
    }
    if (preOrder.expires_at <= call.now) throw new Refused(404, 'checkoutGone');
    if (adapter.needsProvenEmail && !hasProvenEmail(user)) throw emailUnproven();
    const address = await addressOf(tx, userId, body.addressId);
    if (!address) throw notFound();

    // The cart before the stock, as everywhere, so that no two transactions wait for each other.
    await emptyCartLines(tx, call, preOrder);
    await takeStock(tx, steps, call, preOrder);
    const goods = quote(await itemsOf(tx, preOrder.lines), call.now);
    const price = await deduct({ ...call, db: tx }, goods, body);
    refuseOtherPrice(call, price, body.expectedPayFee);
    const order = await writeOrder(tx, call, { user, body, preOrder, price, address });
    await takeDeductions(tx, steps, call, { orderId: order.id, price });
    await refuseTooManyOpen(deps, tx, call, user);
    return order.orderNo;
  });
}

async function emptyCartLines(tx: Tx, call: CallContext, { lines, store_id }: PreOrderRow): Promise<void> {
  const ids = lines.flatMap(({ cartLineId }) => (cartLineId === null ? [] : [cartLineId]));
  if (ids.length === 0) return;
  const cartId = await holdExistingCart(tx, store_id, { kind: 'user', id: `${shopperOf(call)}` });
  if (cartId !== undefined) await removeLines(tx, cartId, ids);
}

/** Takes the pieces of each line, in ascending order of variants; what is not there is named. */
async function takeStock(tx: Tx, steps: CriticalSteps, call: CallContext, { lines }: PreOrderRow): Promise<void> {
  for (const { skuId, quantity } of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    const isTaken = await steps.takeStock(tx, skuId, quantity, call.now);
    const item = (await soldItems(tx, [skuId])).get(skuId);
    if (!item) throw notFound();
    if (!isTaken || !item.onSale) throw unbuyable(item, call.locale);
  }
}

async function takeDeductions(
  tx: Tx,
  steps: CriticalSteps,
  { now, ...call }: CallContext,
  { orderId, price: { coupon, points } }: { orderId: number; price: CheckoutPrice },
): Promise<void> {
  if (coupon && !(await steps.spendCoupon(tx, coupon.id, orderId, now))) throw badField('couponId', 'couponUsed');
  if (points.points === 0) return;
  const spending = { userId: shopperOf(call), orderId, points: points.points };
  if (!(await steps.spendPoints(tx, spending, now))) throw badField('useIntegral', 'pointsGone');
}
