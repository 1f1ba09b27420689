import { PreOrder } from '../../contract/index.ts';
import { fixture } from '../fixtures/fixture.ts';
import type { MockAnswers } from '../respond.ts';
import { cartOf, entryOf, tooMany } from './carts.ts';
import { fits, orderCoupon, usableCoupon, worthOf } from './coupons.ts';
import { openPart, quoteOf } from './quote.ts';
import { missing } from './request.ts';
import { wareBySku } from './shelf.ts';
import type { CartEntry, Checkout, Shop } from './shop.ts';

const lifeMs = 30 * 60_000;
const aPreOrder = fixture(PreOrder, {
  freightFee: 0,
  userCouponId: null,
  couponFee: null,
  remark: null,
  userIntegral: 0,
});

/** The open checkout of this number; expired ones are gone. */
export function openCheckout(shop: Shop, preOrderNo: string | undefined): Checkout {
  const checkout = shop.checkouts.get(`${preOrderNo}`);
  if (!checkout || checkout.orderNo || checkout.expiresAt <= shop.now()) throw missing();
  return checkout;
}

/** The cart lines that a checkout is opened from, by number or by key. */
function chosen(cart: readonly CartEntry[], details: readonly { shoppingCartId?: number; shoppingCartKey?: string }[]) {
  return details.map(({ shoppingCartId, shoppingCartKey }) => {
    const entry = cart.find(({ id }) => id === shoppingCartId || `line-${id}` === shoppingCartKey);
    if (!entry) throw missing();
    return entry;
  });
}

/** Checkouts: opened from the cart or from one variant, priced anew each time they are looked at. */
export function checkoutAnswers(shop: Shop): MockAnswers {
  return {
    'preorder.create': (request) => {
      const { preOrderType, orderDetails } = request.body;
      const entries =
        preOrderType === 'shoppingCart'
          ? chosen(cartOf(shop, request), orderDetails)
          : orderDetails.slice(0, 1).map(({ attrValueId = 0, productId, productNum = 1 }) => {
              const ware = wareBySku(shop, attrValueId, productId);
              if (!ware) throw missing();
              return entryOf(shop, ware, productNum);
            });
      for (const { skuId, quantity } of entries) {
        const ware = wareBySku(shop, skuId);
        if (ware && quantity > ware.sku.stock) throw tooMany(ware);
      }
      const preOrderNo = `PRE0${shop.nextId()}`;
      shop.checkouts.set(preOrderNo, { entries: structuredClone(entries), expiresAt: shop.now() + lifeMs });
      return { preOrderNo };
    },
    'preorder.load': ({ path }) => {
      const checkout = openCheckout(shop, path.preOrderNo);
      const { parts, pieces, goods } = quoteOf(shop, checkout);
      const address = shop.addresses.find(({ isDefault }) => isDefault);
      return aPreOrder({
        proTotalFee: goods,
        orderProNum: pieces,
        totalPrice: goods,
        payFee: goods,
        addressId: address?.id ?? null,
        realName: address ? `${address.firstName} ${address.lastName}` : null,
        phone: address?.phone ?? null,
        detail: address?.addressLine1 ?? null,
        country: address?.country ?? null,
        email: address?.email ?? null,
        orderList: parts.map(openPart),
        expiresAt: checkout.expiresAt,
      });
    },
    'preorder.computePrice': ({ body }) => {
      const quote = quoteOf(shop, openCheckout(shop, body.preOrderNo));
      const couponFee = body.couponId ? worthOf(usableCoupon(shop, body.couponId, quote), quote) : 0;
      const points = { deductionPrice: 0, usedIntegral: 0, surplusIntegral: 0, useIntegral: false };
      return { ...points, couponFee, freightFee: 0, proTotalFee: quote.goods, payFee: quote.goods - couponFee };
    },
    'coupon.forPreOrder': ({ path }) => {
      const quote = quoteOf(shop, openCheckout(shop, path.preOrderNo));
      return shop.heldCoupons.filter((held) => fits(shop, held, quote)).map((held) => orderCoupon(held));
    },
  };
}
