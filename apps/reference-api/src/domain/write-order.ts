import { unpaidOrderTimeoutMs } from '@promenade/storefront-hooks/domain';
import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { AddressRow } from '../repositories/addresses.ts';
import { insertMerchantOrder, insertOrder, insertOrderLines } from '../repositories/orders.ts';
import type { PreOrderRow } from '../repositories/pre-orders.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';
import { addressText, calledPhone, toSnapshot } from './addresses.ts';
import type { CheckoutPrice } from './checkout-price.ts';
import { newNumber } from './order-numbers.ts';
import type { QuotePart } from './quote.ts';
import { wholeName } from './whole-address.ts';

/** What an order is made of. */
interface NewOrder {
  user: UserRow;
  body: InputOf<'orders.create'>['body'];
  preOrder: PreOrderRow;
  price: CheckoutPrice;
  address: AddressRow;
}

/** Writes a new order: the checkout, each merchant's part and their lines, each with its current price. */
export async function writeOrder(
  tx: Tx,
  { now, ...call }: CallContext,
  placing: NewOrder,
): Promise<{ id: number; orderNo: string }> {
  const { user, body, preOrder, price, address } = placing;
  const { quoted, coupon, points } = price;
  const userId = user.id;
  const expiresAt = now + unpaidOrderTimeoutMs({ hasVerifiedEmail: hasProvenEmail(user) });
  const snapshot = toSnapshot(address);
  const orderNo = newNumber('PT');
  const id = await insertOrder(tx, {
    order_no: orderNo,
    store_id: preOrder.store_id,
    user_id: userId,
    pre_order_no: preOrder.pre_order_no,
    email: (body.email ?? address.email).trim(),
    consignee: body.realName?.trim() || wholeName(address),
    phone: calledPhone(body.phone) ?? address.phone,
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
    expires_at: expiresAt,
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
    sold_by: part.lines[0]?.item.merchantName ?? null,
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
      product_name: item.name,
      sku: item.sku,
      image: item.image,
      unit_price_cents: unitCents,
      was_price_cents: wasCents,
      quantity,
      was_shipping_included: item.isShippingIncluded,
      is_withdrawable: item.isWithdrawable,
      coupon_cents: couponCents,
      points_cents: pointsCents,
    })),
  );
}
