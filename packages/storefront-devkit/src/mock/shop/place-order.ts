import type { Address } from '@promenade/storefront-sdk/contract';
import type { Account, Checkout } from './account.ts';
import type { Order, OrderPart } from './order.ts';
import { spendPoints, voidPoints } from './points.ts';
import { linesOf, type Price, type Quote, type QuotePart } from './quote.ts';
import type { Shop } from './shop.ts';
import { refuseBeyondStock, restock, variantBySku } from './variants.ts';

const UNPAID_LIFE_MS = 120 * 60_000;
const UNPROVEN_LIFE_MS = 30 * 60_000;

/** Input of an order, except its lines. */
export interface OrderTerms {
  address: Address;
  payType: string;
  payChannel: 'pc' | 'mobile';
  mark: string;
  /** Contact data that replaces the address's. */
  recipient: { realName?: string | undefined; phone?: string | undefined; email?: string | undefined };
}

/** Places an unpaid order: takes stock, coupon and points, and the lines out of the cart of the account. */
export function placeOrder(
  shop: Shop,
  account: Account,
  checkout: Checkout,
  { quote, price }: { quote: Quote; price: Price },
  terms: OrderTerms,
): Order {
  for (const { variant, quantity } of linesOf(quote)) refuseBeyondStock(variant, quantity);
  for (const { variant, quantity } of linesOf(quote)) restock(variant, -quantity);
  if (price.coupon) price.coupon.usedAt = shop.now();
  const ordered = new Set(checkout.entries.map(({ id }) => id));
  account.cart = account.cart.filter(({ id }) => !ordered.has(id));
  const id = shop.nextId();
  const orderNo = `PT${id}`;
  const shares = [...price.shares];
  const order: Order = {
    id,
    orderNo,
    recipient: recipientOf(terms),
    payType: terms.payType,
    payChannel: terms.payChannel,
    mark: terms.mark,
    couponId: price.coupon?.id ?? null,
    points: price.points,
    createdAt: shop.now(),
    expiresAt: shop.now() + (account.user.emailProven ? UNPAID_LIFE_MS : UNPROVEN_LIFE_MS),
    paidAt: null,
    isProcessing: false,
    isCancelled: false,
    visitorToken: account.identity === null ? null : `visitor-token-of-order-${id}`,
    paypalToken: null,
    parts: quote.parts.map((part) => partOf(shop, part, shares.splice(0, part.lines.length))),
  };
  account.orders.unshift(order);
  spendPoints(shop, account, order);
  checkout.orderNo = orderNo;
  return order;
}

function partOf(shop: Shop, { merId, merName, lines, freightCents }: QuotePart, shares: Price['shares']): OrderPart {
  const id = shop.nextId();
  return {
    ...{ id, merId, merName, freightCents },
    orderNo: `SH${id}`,
    status: 0,
    refundStatus: 0,
    parcel: null,
    deliveredAt: null,
    isHidden: false,
    lines: lines.map(({ variant: { product, sku }, unitCents, quantity, isShippingIncluded }, index) => ({
      ...{ unitCents, quantity, isShippingIncluded },
      id: shop.nextId(),
      productId: product.productInfo.id,
      productName: product.productInfo.storeName,
      image: sku.image,
      skuId: sku.id,
      sku: sku.sku,
      couponCents: shares[index]?.couponCents ?? 0,
      pointsCents: shares[index]?.pointsCents ?? 0,
      isReviewed: false,
      refunded: 0,
      isWithdrawable: product.productInfo.isWithdrawable ?? true,
    })),
  };
}

function recipientOf({ address, recipient }: OrderTerms): Order['recipient'] {
  const { firstName, lastName, addressLine1, city, state, postCode, country } = address;
  return {
    email: recipient.email || address.email,
    realName: recipient.realName || `${firstName} ${lastName}`,
    userPhone: recipient.phone || address.phone,
    userAddress: [addressLine1, city, state, postCode, country].join(', '),
  };
}

/** Cancels an unpaid order: stock, coupon and points go back. */
export function cancelOrder(shop: Shop, account: Account, order: Order): void {
  order.isCancelled = true;
  for (const held of account.coupons) if (held.id === order.couponId) held.usedAt = null;
  voidPoints(account, order.orderNo);
  for (const part of order.parts) {
    part.status = 9;
    for (const { skuId, quantity } of part.lines) {
      const variant = variantBySku(shop, skuId);
      if (variant) restock(variant, quantity);
    }
  }
}

/** Cancels the orders that were not paid in time. */
export function cancelExpired(shop: Shop): void {
  for (const account of shop.accounts) {
    for (const order of account.orders) {
      const isOver = order.paidAt === null && !order.isCancelled && order.expiresAt <= shop.now();
      if (isOver) cancelOrder(shop, account, order);
    }
  }
}
