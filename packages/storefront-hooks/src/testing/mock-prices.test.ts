import { createStorefront } from '@promenade/storefront-sdk';
import { aCoupon, aProduct, createMockStorefront } from '@promenade/storefront-sdk/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  couponFits,
  couponUse,
  freightOf,
  lineDeductions,
  pointsOffer,
  priceOf,
  type RefundableOrder,
  refundQuote,
} from '../domain/index.ts';
import { propertyRuns } from '../domain/test-support/property-runs.ts';

// The mocked shop of the SDK computes prices by itself, since the SDK must not import hooks. These carts are priced by both.

const NOW = Date.UTC(2026, 0, 15, 12);
const HOUR_MS = 3_600_000;
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const cents = fc.integer({ min: 1, max: 9_000 });
const anyLine = fc.record({
  price: cents,
  storePrice: orNull(cents),
  variantPrice: orNull(cents),
  discount: orNull(fc.integer({ min: 0, max: 9_999 }).map((basisPoints) => basisPoints / 100)),
  discountExpiry: orNull(fc.constantFrom(NOW - 1, NOW, NOW + 1)),
  isShippingIncluded: fc.boolean(),
  merId: fc.constantFrom(1, 2),
  cateId: fc.constantFrom(1, 2),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  balance: fc.nat(20_000),
  coupon: fc.record({
    useType: fc.constantFrom(1, 2, 3),
    money: cents,
    minPrice: fc.constantFrom(0, 3_000),
    primaryKey: fc.constantFrom('1', '2', '1,2', '3'),
    merId: fc.constantFrom(0, 1, 2),
  }),
});
type Cart = typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never;
type Outcome = { fees: number[]; parts: number[]; refunds: number[] } | 'coupon refused';

const skuOf = (index: number) => (index + 1) * 10 + 1;

/** What the rules of the domain make of a cart: fees of the checkout, of its merchants, and a refund of one piece each. */
function byDomain({ lines, balance, coupon }: Cart, rules: { priceOf: typeof priceOf } = { priceOf }): Outcome {
  const priced = lines.map((line, index) => {
    const variantPrice = line.variantPrice === null ? [] : [{ id: skuOf(index), price: line.variantPrice }];
    const { nowCents: unitCents } = rules.priceOf({ ...line, variantPrice, skuId: skuOf(index) }, NOW);
    const facts = { productId: index + 1, categoryIds: [line.cateId], unitCents, cents: unitCents * line.quantity };
    return { ...line, ...facts };
  });
  const merchants = [...new Set(priced.map(({ merId }) => merId))];
  const parts = merchants.map((merId) => priced.filter((line) => line.merId === merId));
  const inOrder = parts.flat();
  const { useType, merId, money: moneyCents, minPrice: minCents, primaryKey } = coupon;
  const terms = { useType, merId, moneyCents, minCents, targetIds: primaryKey.split(',').map(Number) };
  const use = couponUse({ ...terms, status: 0, startTime: NOW - HOUR_MS, endTime: NOW + HOUR_MS }, inOrder, NOW);
  if (!use.isUsable) return 'coupon refused';
  const couponCents = use.savingCents;
  const goodsCents = inOrder.reduce((sum, line) => sum + line.cents, 0);
  const offer = pointsOffer({ balance, goodsCents, couponCents });
  const shares = lineDeductions(
    inOrder.map((line) => ({ cents: line.cents, fitsCoupon: couponFits(terms, line) })),
    { couponCents, pointsCents: offer.cents },
  );
  const orders = parts.map((part): RefundableOrder => {
    const ofLines = part.map((line) => {
      const { payCents = 0, pointsCents = 0 } = shares[inOrder.indexOf(line)] ?? {};
      return { id: line.productId, quantity: line.quantity, refundedQuantity: 0, payCents, pointsCents };
    });
    return { lines: ofLines, freightCents: freightOf(part) };
  });
  const freightCents = orders.reduce((sum, order) => sum + order.freightCents, 0);
  return {
    fees: [goodsCents, freightCents, couponCents, offer.points, goodsCents + freightCents - couponCents - offer.cents],
    parts: orders.map((order) => order.lines.reduce((sum, { payCents }) => sum + payCents, order.freightCents)),
    refunds: orders.map((order) => {
      const quote = refundQuote(order, [{ orderInfoId: order.lines[0]?.id ?? 0, quantity: 1 }]);
      return 'issue' in quote ? -1 : quote.amountCents;
    }),
  };
}

/** The same of the mocked shop, through the calls of the client. */
async function byMock({ lines, balance, coupon }: Cart): Promise<Outcome> {
  const { fetch, shop, operator } = createMockStorefront({ clock: () => NOW });
  const storefront = createStorefront({
    baseUrl: 'http://shop.test',
    fetch,
    authorize: () => ({ authorization: 'Bearer test' }),
  });
  shop.products = lines.map(({ storePrice, variantPrice, quantity: _, ...facts }, index) => ({
    ...aProduct({ ...facts, id: index + 1 }),
    storePrice,
    variantPrice: variantPrice === null ? [] : [{ id: skuOf(index), price: variantPrice }],
  }));
  const { account } = shop;
  account.cart = lines.map(({ price, quantity }, index) => ({
    ...{ id: index + 1, productId: index + 1, skuId: skuOf(index), quantity },
    priceWhenAdded: price,
  }));
  const range = { startTime: NOW - HOUR_MS, endTime: NOW + HOUR_MS };
  account.coupons = [{ id: 1, coupon: aCoupon({ ...coupon, ...range }), receivedAt: NOW, usedAt: null }];
  const gain = { type: 1, status: 3, title: '', mark: '', linkId: '', linkType: 'order', frozenTime: 0 };
  account.points = [{ ...gain, id: 1, integral: balance, thawTime: null, createTime: NOW }];

  const orderDetails = account.cart.map(({ id }) => ({ shoppingCartId: id }));
  const { preOrderNo } = await storefront.preorders.create({ preOrderType: 'shoppingCart', orderDetails });
  const choice = { preOrderNo, couponId: 1, useIntegral: true };
  const price = await storefront.preorders.computePrice(choice).catch(() => null);
  if (price === null) return 'coupon refused';
  const { orderNo } = await storefront.orders.create({
    ...{ ...choice, addressId: 1, payType: 'sandbox', payChannel: 'pc' },
    expectedPayFee: price.payFee,
  });
  operator.pay(orderNo);
  const { orderList } = await storefront.orders.masterDetail(orderNo);
  for (const { orderNo: partNo, orderInfoList } of orderList) {
    const [line] = orderInfoList;
    await storefront.refunds.apply({
      orderNo: partNo,
      text: 'Torn',
      lines: [{ orderInfoId: line?.id ?? 0, quantity: 1 }],
    });
  }
  const { list } = await storefront.refunds.list();
  const { proTotalFee, freightFee, couponFee, usedIntegral, payFee } = price;
  return {
    fees: [proTotalFee, freightFee, couponFee, usedIntegral ?? 0, payFee],
    parts: orderList.map(({ payPrice }) => payPrice),
    refunds: list.map(({ refundPrice }) => refundPrice).reverse(),
  };
}

it('the mocked shop charges what the rules of the domain say', async () => {
  let usable = 0;
  await fc.assert(
    fc.asyncProperty(anyCart, async (cart) => {
      const expected = byDomain(cart);
      if (expected !== 'coupon refused') usable += 1;
      expect(await byMock(cart)).toEqual(expected);
    }),
    propertyRuns(3_000),
  );
  expect(usable).toBeGreaterThan(50);
}, 120_000);

it.each<[string, typeof priceOf]>([
  ['variants without prices of their own', (input, now) => priceOf({ ...input, variantPrice: [] }, now)],
  ['discounts that end one millisecond later', (input, now) => priceOf(input, now - 1)],
])('the comparison finds %s', async (_, broken) => {
  const carts = fc.sample(anyCart, { numRuns: 200, seed: 7 });
  const differing = carts.filter(
    (cart) => JSON.stringify(byDomain(cart)) !== JSON.stringify(byDomain(cart, { priceOf: broken })),
  );
  expect(differing.length).toBeGreaterThan(0);
  expect(await byMock(differing[0] as Cart)).not.toEqual(byDomain(differing[0] as Cart, { priceOf: broken }));
});
