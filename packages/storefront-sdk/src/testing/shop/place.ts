import type { Address, MasterOrder, MerchantOrder } from '../../contract/index.ts';
import { aMasterOrder, aMerchantOrder, anOrderLine } from '../fixtures/index.ts';
import { MockFailure } from '../respond.ts';
import { usableCoupon, worthOf } from './coupons.ts';
import { type QuotePart, quoteOf, sumOf } from './quote.ts';
import { restock } from './shelf.ts';
import type { Checkout, Shop } from './shop.ts';

/** What an order is placed with, beside its lines. */
export interface Terms {
  address: Address;
  payType: string;
  mark: string;
  couponId: number | undefined;
}

/** Places an unpaid order: takes the stock and the coupon, and the lines out of the cart of the account. */
export function place(shop: Shop, checkout: Checkout, { address, payType, mark, couponId }: Terms): MasterOrder {
  const quote = quoteOf(shop, checkout);
  const { parts, pieces, goods } = quote;
  const coupon = couponId === undefined ? undefined : usableCoupon(shop, couponId, quote);
  const couponPrice = coupon ? worthOf(coupon, quote) : 0;
  const lines = parts.flatMap((part) => part.lines);
  for (const { ware, quantity } of lines) {
    if (quantity > ware.sku.stock) throw new MockFailure(400, `Only ${ware.sku.stock} left`);
  }
  for (const { ware, quantity } of lines) restock(ware, -quantity);
  if (coupon) coupon.usedAt = shop.now();
  const bought = checkout.entries.map(({ id }) => id);
  shop.carts.set(
    'account',
    (shop.carts.get('account') ?? []).filter(({ id }) => !bought.includes(id)),
  );
  const id = shop.nextId();
  let left = couponPrice;
  const orderList = parts.map((part) => {
    const off = Math.min(left, sumOf(part.lines).goods);
    left -= off;
    return merchantOrder(shop, part, off);
  });
  const order = aMasterOrder({
    ...consigneeOf(address),
    id,
    orderNo: `PT${id}`,
    totalNum: pieces,
    proTotalPrice: goods,
    totalPrice: goods,
    payPrice: goods - couponPrice,
    couponId: couponId ?? 0,
    couponPrice,
    paid: false,
    payTime: null,
    payType,
    mark,
    createTime: shop.now(),
    orderList,
  });
  shop.orders.unshift(order);
  return order;
}

function consigneeOf({ email, firstName, lastName, phone, ...place }: Address) {
  const userAddress = [place.addressLine1, place.city, place.state, place.postCode, place.country].join(', ');
  return { email, realName: `${firstName} ${lastName}`, userPhone: phone, userAddress };
}

/** @param off Cents that the coupon takes off this part. */
function merchantOrder(shop: Shop, { merId, merName, lines }: QuotePart, off: number): MerchantOrder {
  const id = shop.nextId();
  const orderNo = `SH${id}`;
  const { pieces, goods } = sumOf(lines);
  const orderInfoList = lines.map(({ ware: { product, sku }, quantity, price }) =>
    anOrderLine({
      id: shop.nextId(),
      merOrderNo: orderNo,
      productId: product.productInfo.id,
      productName: product.productInfo.storeName,
      image: sku.image,
      attrValueId: sku.id,
      sku: sku.sku,
      price,
      payNum: quantity,
    }),
  );
  const facts = { id, orderNo, merId, merName, totalNum: pieces, payPrice: goods - off, orderInfoList };
  return aMerchantOrder({ ...facts, paid: false, createTime: shop.now() });
}
