import type { InputOf, OrderCreated } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { amountRefused } from '../payments/within-limits.ts';
import { addressOf } from '../repositories/addresses.ts';
import { holdExistingCart, removeLines } from '../repositories/carts.ts';
import { spendCoupon } from '../repositories/coupon-transitions.ts';
import { orderOfPreOrder } from '../repositories/orders.ts';
import { spendPoints } from '../repositories/points.ts';
import { consumePreOrder, type PreOrderRow, preOrderOf } from '../repositories/pre-orders.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { soldItems } from '../repositories/sold-items.ts';
import { takeStock } from '../repositories/stock.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, type UserRow, userById } from '../repositories/users.ts';
import { setOrderTokens } from '../repositories/visitors.ts';
import { itemsOf, unbuyable } from './checkout.ts';
import { type CheckoutPrice, deduct, refuseOtherPrice } from './checkout-price.ts';
import { emailUnproven } from './email-verification.ts';
import { refuseTooManyOpen } from './open-orders.ts';
import { hashOfSecret, mailToken, visitorToken } from './order-links.ts';
import { shopperOf } from './principals.ts';
import { quote } from './quote.ts';
import { writeOrder } from './write-order.ts';

type Body = InputOf<'orders.create'>['body'];

/** Places an order. A visitor receives, this once, the token that opens it without a sign-in. */
export function placeOrder(
  deps: DomainDeps<'secrets' | 'openOrders' | 'payments'>,
  call: CallContext,
  body: Body,
): Promise<OrderCreated> {
  return inTransaction(call.db, async (tx) => {
    const user = await userById(tx, shopperOf(call));
    if (!user) throw notFound();
    const orderNo = await orderCheckout(deps, tx, call, user, body);
    const isVisitor = user.kind === 'visitor';
    if (!isVisitor && hasProvenEmail(user)) return { orderNo };
    const token = visitorToken(deps, orderNo);
    await setOrderTokens(tx, orderNo, {
      guest_token_hash: isVisitor ? hashOfSecret(token) : null,
      mail_token_hash: hashOfSecret(mailToken(deps, orderNo)),
    });
    return { orderNo, ...(isVisitor && { visitorToken: token }) };
  });
}

/**
 * Turns a checkout into an order: empties the cart lines, takes stock, coupon and points, all or nothing. A checkout that
 * was ordered before returns the order it became, so that two tabs cannot buy twice.
 */
export async function orderCheckout(
  deps: DomainDeps<'payments' | 'openOrders'>,
  tx: Tx,
  call: CallContext,
  user: UserRow,
  body: Body,
): Promise<string> {
  const adapter = deps.payments.get(body.payType);
  if (!adapter) throw badField('payType', 'payTypeUnknown');
  const preOrder = await preOrderOf(tx, user.id, body.preOrderNo);
  if (!preOrder) throw new Refused(404, 'checkoutGone');
  if (!(await consumePreOrder(tx, preOrder.pre_order_no, call.now))) {
    const placed = await orderOfPreOrder(tx, preOrder.pre_order_no);
    if (!placed) throw new Refused(404, 'checkoutGone');
    return placed.order_no;
  }
  if (preOrder.expires_at <= call.now) throw new Refused(404, 'checkoutGone');
  if (adapter.needsProvenEmail && !hasProvenEmail(user)) throw emailUnproven();
  const address = await addressOf(tx, user.id, body.addressId);
  if (!address) throw notFound();

  // The cart is locked before the stock, as everywhere, so that two transactions cannot deadlock.
  await emptyCartLines(tx, call, preOrder);
  await takePieces(tx, call, preOrder);
  const currency = currencyOf(call.shop);
  const goods = quote(await itemsOf(tx, preOrder.lines), call.now, currency);
  const price = await deduct({ ...call, db: tx }, goods, body);
  refuseOtherPrice(call, price, body.expectedPayFee);
  const cents = price.quoted.payCents;
  if (!adapter.supports(currency, cents)) throw amountRefused({ currency, cents, locale: call.locale });
  const order = await writeOrder(tx, call, { user, body, preOrder, price, address });
  await takeDeductions(tx, call, { orderId: order.id, price });
  await refuseTooManyOpen(deps, tx, call, { user, orderId: order.id });
  return order.orderNo;
}

async function emptyCartLines(tx: Tx, call: CallContext, { lines, store_id }: PreOrderRow): Promise<void> {
  const ids = lines.flatMap(({ cartLineId }) => (cartLineId === null ? [] : [cartLineId]));
  if (ids.length === 0) return;
  const cartId = await holdExistingCart(tx, store_id, { kind: 'user', id: `${shopperOf(call)}` });
  if (cartId !== undefined) await removeLines(tx, cartId, ids);
}

/** Takes the stock of each line, in ascending order of variants; the error names the first that is unavailable. */
async function takePieces(tx: Tx, call: CallContext, { lines }: PreOrderRow): Promise<void> {
  const missing = new Set<number>();
  for (const { skuId, quantity } of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    if (await takeStock(tx, skuId, quantity)) continue;
    missing.add(skuId);
    break;
  }
  // Read after the stock was taken: a product that goes off sale meanwhile is not sold.
  const items = await soldItems(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  for (const { skuId } of lines) {
    const item = items.get(skuId);
    if (!item) throw notFound();
    if (missing.has(skuId) || !item.onSale) throw unbuyable(item, call.languages);
  }
}

async function takeDeductions(
  tx: Tx,
  { now, ...call }: CallContext,
  { orderId, price: { coupon, points } }: { orderId: number; price: CheckoutPrice },
): Promise<void> {
  if (coupon && !(await spendCoupon(tx, coupon.id, orderId, now))) throw badField('couponId', 'couponUsed');
  if (points.points === 0) return;
  const spending = { userId: shopperOf(call), orderId, points: points.points };
  if (!(await spendPoints(tx, spending, now))) throw badField('useIntegral', 'pointsGone');
}
