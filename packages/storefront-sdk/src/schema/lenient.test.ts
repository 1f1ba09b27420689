import { describe, expect, it } from 'vitest';
import {
  cartList,
  productsLeaderboard,
  productsSkuDetail,
  reviewsList,
  storePayCurrency,
  storeStreamingChannel,
} from '../calls/index.ts';
import { Activity, ActivityDetail } from '../entities/activities.ts';
import { CartLine } from '../entities/cart.ts';
import { CollectedProduct } from '../entities/collections.ts';
import { Coupon, OrderCoupon, UserCoupon } from '../entities/coupons.ts';
import { LoginMethods } from '../entities/login.ts';
import { Points, PointsRecord } from '../entities/points.ts';
import { ProductCard, ProductDetail, ProductInfo } from '../entities/products.ts';
import { Review, ReviewCount, ReviewSummary } from '../entities/reviews.ts';
import { HomeIndex, Theme } from '../entities/store.ts';
import { StorePage } from '../entities/store-pages.ts';
import { User } from '../entities/user.ts';
import { type Fields, wireOf } from '../test-support/wire-of.ts';
import { decode } from './decode.ts';
import type { Issue } from './reading.ts';
import { type AnySchema, int, listOf, pictures, text, withDefault } from './schema.ts';

const dollars = { country: 'US', currency: 'USD', symbol: '$', ID: '3' };
const noon = Date.UTC(2026, 2, 14, 12);

/** Unusual wire formats of entities, and the decoded values. */
const odd: readonly (readonly [string, AnySchema, Fields, Fields])[] = [
  ['prices as text and as numbers', ProductCard, { price: '19.99', storePrice: 15 }, { price: 1999, storePrice: 1500 }],
  [
    'a discount as text, its expiry as ISO 8601',
    ProductCard,
    { discount: '12.5', discountExpiry: '2026-03-14T12:00:00Z' },
    { discount: 12.5, discountExpiry: noon },
  ],
  ['a discount expiry in epoch ms', ProductCard, { discountExpiry: noon }, { discountExpiry: noon }],
  ['a discount expiry in epoch seconds', ProductCard, { discountExpiry: noon / 1000 }, { discountExpiry: noon }],
  [
    'a product without discount',
    ProductCard,
    { discount: null, discountExpiry: '' },
    { discount: null, discountExpiry: null },
  ],
  [
    'flags as 0 and 1',
    ProductCard,
    { landingPage: 0, listedOnStore: '1' },
    { landingPage: false, listedOnStore: true },
  ],
  [
    'a gallery as JSON text',
    ProductInfo,
    { sliderImage: '["/a.webp","/b.webp"]' },
    { sliderImage: ['/a.webp', '/b.webp'] },
  ],
  ['a gallery as a list', ProductInfo, { sliderImage: ['/a.webp'] }, { sliderImage: ['/a.webp'] }],
  ['a gallery with an empty item', ProductInfo, { sliderImage: '["/a.webp",""]' }, { sliderImage: ['/a.webp'] }],
  ['a gallery without pictures', ProductInfo, { sliderImage: '' }, { sliderImage: [] }],
  [
    'variant prices as JSON text',
    CartLine,
    { variantPrice: '[{"id":"3","price":"9.50"}]' },
    { variantPrice: [{ id: 3, price: 950 }] },
  ],
  [
    'a line without variant prices',
    CartLine,
    { variantPrice: null, productAttr: null },
    { variantPrice: [], productAttr: null },
  ],
  ['a line with a numeric variant id', CartLine, { productAttrUnique: 31 }, { productAttrUnique: '31' }],
  [
    'a product without variants',
    ProductDetail,
    { productAttr: null, variantPrice: null },
    { productAttr: [], variantPrice: [] },
  ],
  ['an activity without products', Activity, { type: '2', productList: null }, { type: 2, productList: [] }],
  ['banners of an activity as JSON text', ActivityDetail, { banner: '["/a.webp"]' }, { banner: ['/a.webp'] }],
  ['an activity without banners', ActivityDetail, { banner: null }, { banner: [] }],
  ['pictures of a review as a list', Review, { pics: ['/a.webp'] }, { pics: ['/a.webp'] }],
  ['a review without pictures, in a list', Review, { pics: [''] }, { pics: [] }],
  ['pictures of a review as JSON text', Review, { pics: '["/a.webp"]' }, { pics: ['/a.webp'] }],
  ['pictures of a review joined by commas', Review, { pics: '/a.webp,,/b.webp' }, { pics: ['/a.webp', '/b.webp'] }],
  [
    'a review without a reply',
    Review,
    { merchantReplyContent: '', star: null },
    { merchantReplyContent: null, star: null },
  ],
  ['a share as text', ReviewCount, { replyChance: '0.95', replyStar: '4' }, { replyChance: 0.95, replyStar: 4 }],
  [
    'a review summary without a review',
    ReviewSummary,
    { sumCount: 0, productReply: null },
    { sumCount: 0, productReply: null },
  ],
  [
    'a wish list product without a store price',
    CollectedProduct,
    { storePrice: null, createTime: '2026-03-14 12:00:00' },
    { storePrice: null, createTime: noon },
  ],
  ['value of a coupon as a number', Coupon, { money: 5, minPrice: '0.00' }, { money: 500, minPrice: 0 }],
  [
    'a coupon valid for some days',
    Coupon,
    { day: 7, startTime: null, useStartTimeStr: null },
    { day: 7, startTime: null, useStartTimeStr: null },
  ],
  ['a coupon to claim', Coupon, { status: undefined, isUse: 1 }, { status: null, isUse: true }],
  ['dates of a coupon', Coupon, { useEndTimeStr: '2026-03-14' }, { useEndTimeStr: '2026-03-14' }],
  ['dates of an order coupon', OrderCoupon, { startTime: '2026-03-14' }, { startTime: Date.UTC(2026, 2, 14) }],
  ['an expired coupon', UserCoupon, { status: '0', validStr: 'overdue' }, { status: 0, validStr: 'overdue' }],
  ['points as text', Points, { integral: '120', frozenIntegral: '0' }, { integral: 120, frozenIntegral: 0 }],
  [
    'frozen points that become available, in epoch ms',
    PointsRecord,
    { thawTime: noon, frozenTime: 7 },
    { thawTime: noon, frozenTime: 7 },
  ],
  [
    'spent points without a freeze',
    PointsRecord,
    { thawTime: null, frozenTime: null, type: '2' },
    { thawTime: null, frozenTime: 0, type: 2 },
  ],
  [
    'a currency as JSON text',
    HomeIndex,
    { shopPayCurrency: JSON.stringify(dollars), banner: null },
    { shopPayCurrency: dollars, banner: [] },
  ],
  [
    'sign-in methods without client ids',
    LoginMethods,
    { googleOpen: 1, googleClientId: '' },
    { googleOpen: true, googleClientId: null },
  ],
];

describe('the wire format of CRMEB backends', () => {
  it.each(odd)('reads %s', (_, schema, fields, expected) => {
    const issues: Issue[] = [];
    expect(decode(schema, wireOf(schema, fields), (issue) => issues.push(issue))).toMatchObject(expected);
    expect(issues).toEqual([]);
  });

  it('reads a leaderboard, whose sales include `ficti`', () => {
    const [first] = decode(productsLeaderboard.response, [
      wireOf(ProductCard, { sales: 120, ficti: null, stock: null }),
    ]);
    expect(first).toMatchObject({ sales: 120, ficti: 0, stock: 1 });
  });

  it('reads the variants of a product with empty fields', () => {
    const { productAttr, productValue } = wireOf(ProductDetail, {});
    const wire = { productAttr, productValue, productInfo: null, merchantInfo: null };
    expect(Object.keys(decode(productsSkuDetail.response, wire))).toEqual(['productAttr', 'productValue']);
  });

  it('reads reviews as a page and as a plain list', () => {
    const list = [wireOf(Review, {}), null];
    const paged = decode(reviewsList.response, {
      list,
      pageNum: 2,
      pages: 3,
      total: -1,
      pageSize: 20,
      isLastPage: true,
    });
    expect(paged).toMatchObject({ pageNum: 2, pages: 3, total: 1 });
    expect(decode(reviewsList.response, list)).toMatchObject({ list: paged.list, pageNum: 1, pages: 1, total: 1 });
  });

  it('reads a stream of an unknown type as null', () => {
    expect(decode(storeStreamingChannel.response, { type: 'IFRAME', content: '<p>' })).toMatchObject({
      content: '<p>',
    });
    expect(decode(storeStreamingChannel.response, { type: 'RTMP', content: 'x' })).toBeNull();
    expect(decode(storeStreamingChannel.response, null)).toBeNull();
  });

  it('reads a currency from JSON in a string', () => {
    expect(decode(storePayCurrency.response, JSON.stringify(dollars))).toEqual(dollars);
  });
});

const card = {
  ...{ id: 7, slug: 'linen-shirt', uniqueKey: 'a1b2', storeName: 'Linen shirt', image: '/a.webp', price: '49.00' },
  ...{ storePrice: null, discount: null, discountExpiry: null, rating: 4.5, sales: 3, ficti: 10 },
  ...{ isShippingIncluded: true, landingPage: false, listedOnStore: true },
};

/** Entities with only the fields in the specification. */
const bare: readonly (readonly [string, AnySchema, Fields])[] = [
  ['a page', StorePage, { html: '/h.html', css: '/a.css,/b.css' }],
  ['a theme', Theme, {}],
  ['a product in a list', ProductCard, card],
  ['a user', User, { avatar: '', nickname: 'Ada', phone: null, email: 'ada@example.com' }],
  [
    'a review',
    Review,
    { avatar: '', nickname: 'A**a', verified: true, createTime: '2026-03-14 12:00:00', comment: 'Soft' },
  ],
  [
    'a coupon',
    Coupon,
    {
      ...{ id: 5, useType: 1, money: '5.00', minPrice: '0', name: 'Welcome', day: 7, startTime: null, endTime: null },
      ...{ useStartTimeStr: null, useEndTimeStr: null, status: 0, isUse: false },
    },
  ],
  [
    'a product with details',
    ProductDetail,
    {
      productInfo: { ...card, sliderImage: '["/a.webp"]', showcaseVideo: null, stock: 4 },
      productAttr: [{ attrName: 'Size', attrValues: 'S,M' }],
      productValue: { S: { id: 31, price: '49.00', stock: 4, image: '/a.webp' } },
      variantPrice: '[]',
      storePrice: null,
      userCollect: false,
    },
  ],
];

describe('a backend that sends only the fields in the specification', () => {
  it.each(bare)('reads %s', (_, schema, wire) => {
    const issues: Issue[] = [];
    decode(schema, wire, (issue) => issues.push(issue));
    expect(issues).toEqual([]);
  });

  it('has cart lines that can be bought', () => {
    const { image, slug, ...rest } = card;
    const line = {
      ...{ ...rest, id: 41, cartNum: 2, stock: 4, variantPrice: null, image, suk: 'S', attrId: 31, slug },
      ...{ productUniqueKey: 'a1b2', checked: true, productAttr: { stock: 4 } },
    };
    const [group] = decode(cartList.response, [{ cartInfoList: [line] }]);
    expect(group?.cartInfoList).toMatchObject([{ id: 41, attrStatus: true, price: 4900 }]);
  });
});

describe('withDefault', () => {
  const stock = withDefault(int, 1);
  it.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['0', 0],
    [3, 3],
  ])('reads %j as %i', (wire, value) => {
    expect(decode(stock, wire)).toBe(value);
  });

  it('creates new lists and objects for each result', () => {
    const texts = withDefault(listOf(text), () => []);
    const [first, second] = [decode(texts, null), decode(texts, null)];
    expect([first, second]).toEqual([[], []]);
    expect(first).not.toBe(second);
  });

  it('reports unreadable values', () => {
    const issues: Issue[] = [];
    expect(decode(stock, 'many', (issue) => issues.push(issue))).toBe(1);
    expect(issues).toEqual([{ path: 'data', received: 'string', expected: 'int' }]);
  });
});

describe('pictures', () => {
  it('report invalid JSON', () => {
    const issues: Issue[] = [];
    expect(decode(pictures, '["/a.webp"', (issue) => issues.push(issue))).toEqual([]);
    expect(issues).toEqual([{ path: 'data', received: 'string', expected: 'json' }]);
  });
});
