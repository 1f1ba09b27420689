import { PreOrder } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers } from '../../respond.ts';
import type { Account, CartEntry, Checkout } from '../account.ts';
import { cartEntry } from '../cart.ts';
import { pointsBalance } from '../points.ts';
import { openPart, priceOf, quoteOf } from '../quote.ts';
import { notFound } from '../refusals.ts';
import { signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { refuseBeyondStock, variantBySku } from '../variants.ts';

const LIFE_MS = 30 * 60_000;

const aPreOrder = fixture(PreOrder, { userCouponId: null, couponFee: 0, remark: null });

/** The account's open checkout of this number. Throws 404 if it is expired, ordered or another account's. */
export function openCheckout(shop: Shop, { checkouts }: Account, preOrderNo: string | undefined): Checkout {
  const checkout = checkouts.get(`${preOrderNo}`);
  if (!checkout || checkout.orderNo || checkout.expiresAt <= shop.now()) throw notFound();
  return checkout;
}

interface OrderDetail {
  shoppingCartId?: number | undefined;
  shoppingCartKey?: string | undefined;
  attrValueId?: number | undefined;
  productId?: number | undefined;
  productNum?: number | undefined;
}

/** The cart lines that a checkout is opened from, by number or by key. */
function chosenLines(cart: readonly CartEntry[], details: readonly OrderDetail[]): CartEntry[] {
  return details.map(({ shoppingCartId, shoppingCartKey }) => {
    const entry = cart.find(({ id }) => id === shoppingCartId || `line-${id}` === shoppingCartKey);
    if (!entry) throw notFound();
    return entry;
  });
}

/** Checkouts: opened from the cart or from one variant. The price is computed again at each read. */
export function checkoutHandlers(shop: Shop): MockHandlers {
  const oneVariant = ([detail]: readonly OrderDetail[]): CartEntry[] => {
    const { attrValueId = 0, productId, productNum = 1 } = detail ?? {};
    const variant = variantBySku(shop, attrValueId, productId);
    if (!variant) throw notFound();
    return [cartEntry(shop, variant, productNum)];
  };
  return {
    'preorders.create': (request) => {
      const { preOrderType, orderDetails } = request.body;
      const { cart, checkouts } = signedIn(shop, request);
      const entries = preOrderType === 'shoppingCart' ? chosenLines(cart, orderDetails) : oneVariant(orderDetails);
      for (const { skuId, quantity } of entries) {
        const variant = variantBySku(shop, skuId);
        if (variant) refuseBeyondStock(variant, quantity);
      }
      const preOrderNo = `PO00${shop.nextId()}`;
      checkouts.set(preOrderNo, { entries: structuredClone(entries), expiresAt: shop.now() + LIFE_MS });
      return { preOrderNo };
    },
    'preorders.load': (request) => {
      const account = signedIn(shop, request);
      const checkout = openCheckout(shop, account, request.path.preOrderNo);
      const { parts, pieces, goodsCents, freightCents } = quoteOf(shop, checkout);
      const address = account.addresses.find(({ isDefault }) => isDefault);
      return aPreOrder({
        proTotalFee: goodsCents,
        orderProNum: pieces,
        freightFee: freightCents,
        totalPrice: goodsCents + freightCents,
        payFee: goodsCents + freightCents,
        addressId: address?.id ?? null,
        realName: address ? `${address.firstName} ${address.lastName}` : null,
        phone: address?.phone ?? null,
        detail: address?.addressLine1 ?? null,
        country: address?.country ?? null,
        email: address?.email ?? null,
        cartIdList: checkout.entries.map(({ id }) => id).filter((id) => account.cart.some((entry) => entry.id === id)),
        orderList: parts.map(openPart),
        userIntegral: pointsBalance(account, shop.now()),
        expiresAt: checkout.expiresAt,
      });
    },
    'preorders.computePrice': (request) => {
      const account = signedIn(shop, request);
      const { preOrderNo, addressId, couponId, useIntegral = false } = request.body;
      const quote = quoteOf(shop, openCheckout(shop, account, preOrderNo));
      if (addressId !== undefined && !account.addresses.some(({ id }) => id === addressId)) throw notFound();
      const price = priceOf(shop, account, quote, { couponId, useIntegral });
      return {
        couponFee: price.couponCents,
        freightFee: quote.freightCents,
        proTotalFee: quote.goodsCents,
        payFee: price.payCents,
        deductionPrice: price.points,
        usedIntegral: price.points,
        surplusIntegral: price.pointsLeft,
        useIntegral,
      };
    },
    'preorders.quote': (request) => {
      const entries = request.body.lines.flatMap((line) => oneVariant([line]));
      for (const { skuId, quantity } of entries) {
        const variant = variantBySku(shop, skuId);
        if (variant) refuseBeyondStock(variant, quantity);
      }
      const { goodsCents, freightCents } = quoteOf(shop, { entries, expiresAt: shop.now() + LIFE_MS });
      return { proTotalFee: goodsCents, freightFee: freightCents, payFee: goodsCents + freightCents };
    },
  };
}
