import { describe, expect, it } from 'vitest';
import { cartList, loginRegisterEmail, ordersList, productsList } from '../calls/index.ts';
import { DecodeError, decode } from '../schema/decode.ts';
import type { Issue } from '../schema/reading.ts';
import { type AnySchema, page } from '../schema/schema.ts';
import { type Fields, wireOf } from '../test-support/wire-of.ts';
import { CartLine } from './cart.ts';
import { OrderCoupon, UserCoupon } from './coupons.ts';
import { LoginResult, TwitterRequestToken } from './login.ts';
import { Logistics, OrderDetail, OrderListItem } from './merchant-orders.ts';
import { MerchantCard, MerchantDetail, MerchantIndex } from './merchants.ts';
import { MasterOrder, OrderCreated, UnpaidOrder } from './orders.ts';
import { PayResult, PayStatus } from './payments.ts';
import { PreOrder, PreOrderResult } from './preorders.ts';
import { ProductCard, ProductDetail, ProductInfo, ProductSku } from './products.ts';
import { RefundDetail, RefundListItem } from './refunds.ts';
import { Review } from './reviews.ts';
import { UserMenus } from './store.ts';
import { UploadedFile } from './uploads.ts';

/** The decoded value, and the paths of its issues. */
function read(schema: AnySchema, wire: unknown) {
  const issues: Issue[] = [];
  return { value: decode(schema, wire, (issue) => issues.push(issue)), paths: issues.map(({ path }) => path) };
}

const without = (schema: AnySchema, field: string) => {
  const { [field]: _, ...rest } = wireOf(schema, {}) as Fields;
  return rest;
};

const essential: readonly (readonly [string, AnySchema, readonly string[]])[] = [
  ['a new order', OrderCreated, ['orderNo']],
  ['a new checkout', PreOrderResult, ['preOrderNo']],
  ['a checkout', MasterOrder, ['id', 'orderNo', 'payPrice', 'totalPrice']],
  ['a checkout awaiting payment', UnpaidOrder, ['id', 'orderNo', 'payPrice']],
  ['an order', OrderDetail, ['id', 'orderNo', 'masterOrderNo', 'payPrice']],
  ['an order in a list', OrderListItem, ['id', 'orderNo', 'payPrice', 'status']],
  ['a refund', RefundDetail, ['id', 'refundOrderNo', 'merOrderNo', 'refundPrice']],
  ['a refund in a list', RefundListItem, ['id', 'refundOrderNo', 'merOrderNo']],
  ['a payment', PayResult, ['orderNo']],
  ['a payment status', PayStatus, ['orderNo', 'payPrice']],
  ['a sign-in', LoginResult, ['token']],
  ['a Twitter sign-in', TwitterRequestToken, ['token', 'tokenSecret', 'authorizationURL']],
  ['a product in a list', ProductCard, ['id', 'slug']],
  ['a product', ProductInfo, ['id', 'slug']],
  ['a variant', ProductSku, ['id', 'price']],
  ['a cart line', CartLine, ['id', 'slug', 'price', 'cartNum', 'attrId']],
  ['a file', UploadedFile, ['url']],
];

describe.each(essential)('%s', (_, schema, fields) => {
  it.each(fields)('cannot be read without %s', (field) => {
    expect(() => decode(schema, without(schema, field))).toThrow(DecodeError);
    expect(() => decode(schema, wireOf(schema, { [field]: null }))).toThrow(`data.${field}: `);
  });
});

describe('a flag that cannot be read is false, and reported', () => {
  it.each<[string, string, AnySchema]>([
    ['a product in a list', 'isShippingIncluded', ProductCard],
    ['a product in a list', 'listedOnStore', ProductCard],
    ['a product', 'isShippingIncluded', ProductInfo],
    ['a product page', 'userCollect', ProductDetail],
    ['a cart line', 'isShippingIncluded', CartLine],
  ])('%s: %s', (_, name, schema) => {
    expect(read(schema, wireOf(schema, { [name]: 'yes' }))).toMatchObject({
      value: { [name]: false },
      paths: [`data.${name}`],
    });
  });
});

it.each([
  ['1,234.50', 123_450],
  ['12,345,678', 1_234_567_800],
  ['-1,234.5', -123_450],
  ['1 234.50', 123_450],
  ['1\u202f234,50', 123_450],
  ["1'234.50", 123_450],
  ['1.234,50', 123_450],
  ['12.345.678,90', 1_234_567_890],
  ['12,50', 1_250],
  ['1234,5', 123_450],
  [' 1,234.50 ', 123_450],
])('a price of %s with separated thousands is read', (price, cents) => {
  expect(read(ProductCard, wireOf(ProductCard, { price }))).toMatchObject({ value: { price: cents }, paths: [] });
});

it.each(['1234,567', ',123', '1,2345', '1,234,', '1,234,5', '12 34', '1.234.567', '12,50 USD', 'on request', {}])(
  'a product whose price is %s stays in its list, without a price',
  (price) => {
    const wire = { list: [wireOf(ProductCard, { price }), wireOf(ProductCard, { price: '49.00' })] };
    const { value, paths } = read(page(ProductCard), wire);
    expect(value?.list.map((card: { price: number }) => card.price)).toEqual([Number.NaN, 4_900]);
    expect(paths).toEqual(['data.list[0].price']);
  },
);

const cosmetic: readonly (readonly [string, AnySchema, Fields])[] = [
  ['a product in a list', ProductCard, { rating: 0, sales: 0, ficti: 0, unitName: '' }],
  ['a product', ProductInfo, { rating: 0, sales: 0, browse: 0 }],
  ['a merchant in a list', MerchantCard, { starLevel: 0, typeId: 0, categoryId: 0 }],
  ['a merchant', MerchantIndex, { starLevel: 0, typeId: 0, categoryId: 0, pcBanner: [] }],
  ['a merchant with details', MerchantDetail, { collectNum: 0, qualificationPicture: [] }],
  ['a review', Review, { createTime: null, star: null, avatar: '' }],
];

describe.each(cosmetic)('%s', (_, schema, defaults) => {
  it.each(Object.keys(defaults))('is read without %s', (field) => {
    const expected = { [field]: defaults[field] };
    expect(read(schema, without(schema, field)).value).toMatchObject(expected);
    expect(read(schema, wireOf(schema, { [field]: null })).value).toMatchObject(expected);
  });
});

it('a product without a rating stays in its list', () => {
  const list = [wireOf(ProductCard, { rating: null, sales: null }), wireOf(ProductCard, { id: 2 })];
  expect(read(productsList.response, list)).toMatchObject({
    value: { list: [{ rating: 0 }, { id: 2 }] },
    paths: [],
  });
});

describe('a value that is unknown to the contract', () => {
  it.each([
    [OrderListItem, 'status', 5, 5],
    [OrderListItem, 'refundStatus', '9', 9],
    [OrderDetail, 'deliveryType', 'drone', 'drone'],
    [RefundDetail, 'refundStatus', 7, 7],
    [UserCoupon, 'status', 4, 4],
    [MerchantIndex, 'serviceType', 'pigeon', 'pigeon'],
    [Logistics, 'state', 12, 12],
  ] as const)('is returned unchanged (%#: %s %s)', (schema, field, wire, value) => {
    expect(read(schema, wireOf(schema as AnySchema, { [field]: wire }))).toMatchObject({
      value: { [field]: value },
      paths: [],
    });
  });

  it('does not hide an order', () => {
    const list = [wireOf(OrderListItem, { status: 5 }), wireOf(OrderListItem, { id: 2 })];
    expect(read(ordersList.response, list)).toMatchObject({ value: { list: [{ status: 5 }, { id: 2 }] }, paths: [] });
  });
});

describe('a list with one unreadable item, whose total matters', () => {
  const line = wireOf(CartLine, {});
  const group = { merId: 1, merName: 'Atelier Nord', cartInfoList: [line, { ...line, price: 'much' }] };
  const lineOf = (schema: AnySchema, field: string) => (wireOf(schema, {}) as Record<string, Fields[]>)[field] ?? [];

  it('fails as a whole: the cart', () => {
    expect(() => decode(cartList.response, [group])).toThrow('data[0].cartInfoList[1].price: ');
  });

  it.each([
    ['an order', OrderDetail, 'orderInfoList'],
    ['a checkout', MasterOrder, 'orderList'],
    ['an open checkout', PreOrder, 'orderList'],
    ['a refund', RefundDetail, 'orderInfoList'],
  ] as const)('fails as a whole: %s', (_, schema, field) => {
    const broken = [...lineOf(schema, field), null];
    expect(() => decode(schema as AnySchema, wireOf(schema, { [field]: broken }))).toThrow(`data.${field}[1]: `);
  });

  it('fails as a whole: variant prices', () => {
    const wire = wireOf(ProductDetail, { variantPrice: '[{"id":1,"price":"12.50"},{"id":2}]' });
    expect(() => decode(ProductDetail, wire)).toThrow('data.variantPrice[1].price: ');
    expect(() => decode(ProductDetail, wireOf(ProductDetail, { variantPrice: '[{"id":1' }))).toThrow(
      'data.variantPrice: ',
    );
    expect(decode(ProductDetail, wireOf(ProductDetail, { variantPrice: null })).variantPrice).toEqual([]);
  });
});

it('fields of CRMEB backends are decoded', () => {
  const sku = wireOf(ProductSku, {
    sales: 4,
    otPrice: '12.50',
    weight: '0.25',
    volume: '0.01',
    attrValue: '{"Size":"M"}',
  });
  expect(read(ProductSku, sku).value).toMatchObject({ sales: 4, otPrice: 1250, weight: 0.25, volume: 0.01 });
  const guaranteeList = [{ id: 1, name: 'Returns', icon: '/r.svg', content: 'For 30 days', sort: 1 }];
  expect(read(ProductDetail, wireOf(ProductDetail, { guaranteeList })).value).toMatchObject({ guaranteeList });
  const menu = { routine_my_banner: [{ id: 1, pic: '/b.webp', url: '/sale' }] };
  expect(read(UserMenus, wireOf(UserMenus, menu)).value).toMatchObject(menu);
  expect(read(LoginResult, wireOf(LoginResult, { key: 'k' })).value).toMatchObject({ key: 'k' });
  expect(read(UserCoupon, wireOf(UserCoupon, { uid: 7 })).value).toMatchObject({ uid: 7 });
});

it('a registration returns the token if the backend sends one', () => {
  expect(read(loginRegisterEmail.response, wireOf(LoginResult, { token: 't' })).value).toMatchObject({ token: 't' });
  expect(read(loginRegisterEmail.response, null).value).toBeNull();
});

it('a coupon that expires on a date is valid to the end of that day', () => {
  const { value } = read(OrderCoupon, wireOf(OrderCoupon, { startTime: '2026-03-01', endTime: '2026-03-14' }));
  expect(value).toMatchObject({ startTime: Date.UTC(2026, 2, 1), endTime: Date.UTC(2026, 2, 15) - 1 });
});
