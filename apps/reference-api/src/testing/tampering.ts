import type { EndpointId } from '@promenade/storefront-sdk/contract';
import fc from 'fast-check';
import { type Asked, ask } from './contract-calls.ts';
import type { CartLine, Sku } from './random-carts.ts';
import { openCart } from './shopping.ts';
import type { TestShop } from './test-shop.ts';

const nonsense = fc.constantFrom(null, true, 'NaN', '-0', '1e9', [], [1], {}, { valueOf: 1 }, '0x10', '١', ' 1');
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -1, 0.01, 1e308, 2 ** 31, 2 ** 53),
);
const isQuantity = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 9999;

/**
 * Values that an attacker might send as numbers to lower the price; infinity is left out, since JSON cannot represent it.
 */
export const lies = fc.record({
  price: fc.oneof(numbers, nonsense, fc.constantFrom('0.01', '0', '-5.00')),
  quantity: fc.oneof(numbers, nonsense).filter((value) => value !== null && !isQuantity(value)),
  id: fc
    .oneof(fc.integer({ max: -1 }), fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }), nonsense)
    // These mean that there is no coupon, which is no lie.
    .filter((id) => !['', '0', 'null'].includes(`${id}`.trim())),
  expected: fc.oneof(
    fc.nat({ max: 999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    fc.constantFrom('0', '0.00', '-1.00', '1e2', 'NaN', '', '0.001', ' 5.00'),
  ),
});

export type Lie = typeof lies extends fc.Arbitrary<infer Value> ? Value : never;

/** Ids of another user's resources. */
export interface Stolen {
  preOrderNo: string;
  addressId: number;
  couponId: number;
}

const amounts = ['price', 'payFee', 'payPrice', 'totalPrice', 'proTotalFee', 'freightFee', 'couponFee', 'couponPrice'];
const pointNames = ['deductionPrice', 'integralPrice', 'usedIntegral', 'integral', 'discount'];

/**
 * Completes a checkout with tampered requests.
 * @returns the status of every request that must be refused; the response to a price request, and the number of the order,
 * when only ignored fields were tampered with.
 */
export async function tamper(
  testShop: TestShop,
  goods: { lines: CartLine[]; others: Sku[] },
  lie: Lie,
  stolen: Stolen,
) {
  const { id, shop } = await testShop.newShopper();
  const by = { token: await testShop.tokenFor(id), host: 'shop.test' };
  const post = (call: EndpointId, body: Asked['body']) => ask(testShop.app, call, { body }, by);
  const { productId, attrId } = goods.lines[0] as CartLine;
  const line = { productId, productAttrUnique: attrId, cartNum: 1, storeId: 1 };
  const cheaper = goods.others.find((sku) => sku.productId !== productId)?.attrId;
  const now = { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId: attrId, productNum: lie.quantity }] };

  const before = [
    await post('cart.save', [{ ...line, cartNum: lie.quantity }]),
    await post('cart.save', [{ ...line, productAttrUnique: cheaper }]),
    await post('cart.changeVariant', { id: 1, num: lie.quantity, productId, unique: attrId }),
    await post('preorders.create', now),
    await post('preorders.create', { ...now, orderDetails: [{ productId, attrValueId: cheaper, productNum: 1 }] }),
  ];
  const order = await openCart(shop, goods.lines);
  const { preOrderNo } = order;
  const refused = [
    { couponId: stolen.couponId },
    { couponId: lie.id },
    { addressId: stolen.addressId },
    { preOrderNo: stolen.preOrderNo },
    { expectedPayFee: lie.expected },
    { payType: 'free' },
  ];
  const during = [await post('preorders.computePrice', { preOrderNo, couponId: stolen.couponId })];
  for (const changes of refused) during.push(await post('orders.create', { ...order, ...changes }));

  const extras = Object.fromEntries([...amounts, ...pointNames].map((name) => [name, lie.price]));
  const price = await post('preorders.computePrice', { preOrderNo, ...extras });
  const placed = await post('orders.create', { ...order, ...extras });
  return {
    refused: [...before, ...during].map(({ status }) => status),
    price: JSON.parse(price.body).data?.payFee as unknown,
    orders: (await shop.orders.listUnpaid()).list,
    placed: placed.status,
  };
}
