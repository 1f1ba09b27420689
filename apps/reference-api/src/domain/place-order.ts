import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { Transaction } from 'kysely';
import type { CallContext } from '../contract/types.ts';
import type { Tables } from '../db/index.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import type { PaymentRegistry } from '../payments/registry.ts';
import { type AddressRow, addressOf } from '../repositories/addresses.ts';
import { holdExistingCart, removeLines } from '../repositories/carts.ts';
import type { CriticalSteps } from '../repositories/critical-steps.ts';
import { insertMerchantOrder, insertOrder, insertOrderLines, orderOfPreOrder } from '../repositories/orders.ts';
import { type PreOrderRow, preOrderOf } from '../repositories/pre-orders.ts';
import { soldItems } from '../repositories/sold-items.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { addressText, toSnapshot } from './addresses.ts';
import { itemsOf, unbuyable } from './checkout.ts';
import { type CheckoutPrice, deduct, refuseOtherPrice } from './checkout-price.ts';
import { newNumber } from './order-numbers.ts';
import { shopperOf } from './principals.ts';
import { type QuotePart, quote } from './quote.ts';

type Tx = Transaction<Tables>;
type Body = InputOf<'order.create'>['body'];

/**
 * Places an order: uses the checkout up, empties the cart lines, takes stock, coupon and points, all or nothing. A checkout that was
 * ordered already answers the order it became, so that two tabs cannot buy twice.
 */
export function placeOrder(
  { payments, steps }: { payments: PaymentRegistry; steps: CriticalSteps },
  call: CallContext,
  body: Body,
): Promise<string> {
  const userId = shopperOf(call);
  if (!payments.has(body.payType)) throw badField('payType', 'payTypeUnknown');
  return inTransaction(call.db, async (tx) => {
    const preOrder = await preOrderOf(tx, userId, body.preOrderNo);
    if (!preOrder) throw new Refused(404, 'checkoutGone');
    if (!(await steps.consumePreOrder(tx, preOrder.pre_order_no, call.now))) {
      const placed = await orderOfPreOrder(tx, preOrder.pre_order_no);
      if (!placed) throw new Refused(404, 'checkoutGone');
      return placed.order_no;
    }
    if (preOrder.expires_at <= call.now) throw new Refused(404, 'checkoutGone');
    const address = await addressOf(tx, userId, body.addressId);
    if (!address) throw notFound();

    // The cart before the stock, as everywhere, so that no two transactions wait for each other.
    await emptyCartLines(tx, call, preOrder);
    await takeStock(tx, steps, call, preOrder);
    const goods = quote(await itemsOf(tx, preOrder.lines), call.now);
    const price = await deduct({ ...call, db: tx }, goods, body);
    refuseOtherPrice(call, price, body.expectedPayFee);
    const order = await writeOrder(tx, call, { body, preOrder, price, address });
    await takeDeductions(tx, steps, call, { orderId: order.id, price });
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
  if (coupon && !(await steps.useCoupon(tx, coupon.id, orderId, now))) throw badField('couponId', 'couponUsed');
  if (points.points === 0) return;
  const spending = { userId: shopperOf(call), orderId, points: points.points };
  if (!(await steps.spendPoints(tx, spending, now))) throw badField('useIntegral', 'pointsGone');
}

interface Placing {
  body: Body;
  preOrder: PreOrderRow;
  price: CheckoutPrice;
  address: AddressRow;
}

async function writeOrder(
  tx: Tx,
  { now, ...call }: CallContext,
  placing: Placing,
): Promise<{ id: number; orderNo: string }> {
  const { body, preOrder, price, address } = placing;
  const { quoted, coupon, points } = price;
  const userId = shopperOf(call);
  const snapshot = toSnapshot(address);
  const orderNo = newNumber('PT');
  const id = await insertOrder(tx, {
    order_no: orderNo,
    store_id: preOrder.store_id,
    user_id: userId,
    pre_order_no: preOrder.pre_order_no,
    email: (body.email ?? address.email).trim(),
    consignee: body.realName?.trim() || `${address.first_name} ${address.last_name}`,
    phone: body.phone?.trim() || address.phone,
    address: addressText(snapshot, call.locale),
    address_snapshot: JSON.stringify(snapshot),
    total_quantity: quoted.quantity,
    goods_cents: quoted.goodsCents,
    freight_cents: quoted.freightCents,
    coupon_id: coupon?.id ?? null,
    coupon_cents: quoted.couponCents,
    points_used: points.points,
    points_cents: quoted.pointsCents,
    pay_cents: quoted.payCents,
    paid_at: null,
    pay_type: body.payType,
    pay_channel: body.payChannel,
    mark: body.mark?.trim() ?? '',
    cancelled_at: null,
    guest_token_hash: null,
    created_at: now,
    updated_at: now,
  });
  for (const part of quoted.parts) await writePart(tx, part, { orderId: id, userId, now });
  return { id, orderNo };
}

async function writePart(
  tx: Tx,
  part: QuotePart,
  { orderId, userId, now }: { orderId: number; userId: number; now: number },
): Promise<void> {
  const merchantOrderId = await insertMerchantOrder(tx, {
    order_no: newNumber('SH'),
    order_id: orderId,
    merchant_id: part.merchantId,
    user_id: userId,
    total_quantity: part.quantity,
    goods_cents: part.goodsCents,
    freight_cents: part.freightCents,
    coupon_cents: part.couponCents,
    points_cents: part.pointsCents,
    pay_cents: part.payCents,
    delivery_type: null,
    delivery_name: null,
    delivery_id: null,
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
  });
  await insertOrderLines(
    tx,
    part.lines.map(({ item, quantity, unitCents, wasCents, couponCents, pointsCents }) => ({
      order_id: orderId,
      merchant_order_id: merchantOrderId,
      product_id: item.productId,
      sku_id: item.skuId,
      product_slug: item.slug,
      product_unique_key: item.uniqueKey,
      product_name_en: item.name.en,
      product_name_fr: item.name.fr,
      sku_en: item.sku.en,
      sku_fr: item.sku.fr,
      image: item.image,
      unit_price_cents: unitCents,
      was_price_cents: wasCents,
      quantity,
      coupon_cents: couponCents,
      points_cents: pointsCents,
    })),
  );
}
