import type { EndpointId } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { agentResult } from './agent-result.ts';

const now = Date.UTC(2026, 0, 15);
const day = '2026-01-15T00:00:00.000Z';
const resultOf = (id: EndpointId, data: unknown) =>
  agentResult(id, data, {
    currency: 'EUR',
    now,
    formatMoney: (cents) => `€${cents / 100}`,
    address: (path) => `https://shop.example${path}`,
  });
const pageOf = (...list: object[]) => ({ list, pageNum: 2, pages: 3, total: 21, pageSize: 10 });
const euros = (minorUnits: number) => ({ text: `€${minorUnits / 100}`, minorUnits, currency: 'EUR' });

const prices = { price: 2000, storePrice: null, variantPrice: [], discount: null, discountExpiry: null };
const card = {
  ...prices,
  id: 7,
  slug: 'lamp',
  storeName: 'Oil\nlamp',
  stock: 4,
  rating: 4.5,
  merId: 3,
  uniqueKey: 'k',
};
const listed = { ...card, listedOnStore: true, isShippingIncluded: true };
const shownCard = {
  id: 7,
  slug: 'lamp',
  name: 'Oil lamp',
  url: 'https://shop.example/product/lamp',
  price: euros(2000),
  inStock: true,
  rating: 4.5,
  freeShipping: true,
  merchantId: 3,
};

describe('products for agents', () => {
  it.each(['search.products', 'merchants.products'] as const)(
    '%s: a page with name, address, price and stock',
    (id) => {
      expect(resultOf(id, pageOf(listed))).toEqual({ products: [shownCard], page: 2, pages: 3, total: 21 });
    },
  );

  it('say what was paid before a reduction, that nothing is left, and no rating without reviews', () => {
    const reduced = {
      ...listed,
      discount: 25,
      discountExpiry: now + 1,
      stock: 0,
      rating: 0,
      isShippingIncluded: false,
    };
    const { rating: _, ...unrated } = shownCard;
    const price = { ...euros(1500), was: euros(2000), percentOff: 25 };
    expect(resultOf('search.products', pageOf(reduced))).toMatchObject({
      products: [{ ...unrated, price, inStock: false, freeShipping: false }],
    });
    expect(resultOf('search.products', pageOf(reduced))).not.toHaveProperty('products.0.rating');
  });

  it('have options, attributes and variants when one is read', () => {
    const detail = {
      productInfo: { ...listed, storeInfo: 'Burns\nbright', customAttributes: [{ name: 'Wick\n', value: 'Cotton' }] },
      merchantInfo: { name: 'Foyer\tLune' },
      productAttr: [
        { type: 1, attrName: 'Size', attrValues: 'Small,Tall' },
        { type: 0, attrName: 'Default', attrValues: 'Default' },
      ],
      productValue: { Small: { id: 71, sku: 'Small', price: 1800, stock: 2 } },
      storePrice: null,
      variantPrice: [],
    };
    const { merchantId: _, ...shown } = shownCard;
    expect(resultOf('products.detailBySlug', detail)).toEqual({
      ...shown,
      description: 'Burns bright',
      merchant: { id: 3, name: 'Foyer Lune' },
      options: [{ name: 'Size', values: ['Small', 'Tall'] }],
      attributes: [{ name: 'Wick', value: 'Cotton' }],
      variants: [{ id: 71, options: 'Small', price: euros(1800), stock: 2 }],
    });
    const sold = { ...detail.productInfo, stock: 0, rating: 0 };
    const shownSold = resultOf('products.detailBySlug', { ...detail, productInfo: sold });
    expect(shownSold).toMatchObject({ inStock: false });
    expect(shownSold).not.toHaveProperty('rating');
  });
});

describe('other results for agents', () => {
  it('categories with their listed subcategories', () => {
    const child = { id: 2, name: 'Lamps', slug: 'lamps', isShow: true, childList: [] };
    const home = { id: 1, name: 'Home', slug: 'home', isShow: true, childList: [child, { ...child, isShow: false }] };
    const url = 'https://shop.example/collections';
    const lamps = { id: 2, name: 'Lamps', url: `${url}/lamps`, subcategories: [] };
    expect(resultOf('categories.tree', [home, { ...home, isShow: false }])).toEqual({
      categories: [{ id: 1, name: 'Home', url: `${url}/home`, subcategories: [lamps] }],
    });
  });

  it('merchants, with stars if they have some', () => {
    const merchant = { id: 3, name: 'Foyer Lune', isSelf: true, starLevel: 4 };
    const url = 'https://shop.example/merchant/merchant/home?id=3';
    const shown = { id: 3, name: 'Foyer Lune', url, runByShop: true, stars: 4 };
    expect(resultOf('merchants.search', pageOf(merchant))).toEqual({
      merchants: [shown],
      page: 2,
      pages: 3,
      total: 21,
    });
    expect(resultOf('merchants.search', pageOf({ ...merchant, starLevel: 0 }))).not.toHaveProperty('merchants.0.stars');
    const index = { ...merchant, serviceEmail: 'help@lune.example', servicePhone: null };
    expect(resultOf('merchants.index', index)).toEqual({
      ...shown,
      customerService: { email: 'help@lune.example', phone: undefined },
    });
    expect(resultOf('merchants.index', { ...index, serviceEmail: null, servicePhone: '+33 1' })).toMatchObject({
      customerService: { email: undefined, phone: '+33 1' },
    });
  });

  it('reviews, with the reply if there is one', () => {
    const review = { nickname: 'Ada', verified: true, createTime: now, comment: 'Warm\nlight', star: 5, sku: 'Small' };
    const shown = { by: 'Ada', bought: true, at: day, stars: 5, options: 'Small', text: 'Warm light' };
    expect(resultOf('reviews.list', pageOf(review, { ...review, star: null, merchantReplyContent: 'Thanks' }))).toEqual(
      {
        reviews: [shown, { ...shown, stars: undefined, reply: 'Thanks' }],
        ...{ page: 2, pages: 3, total: 21 },
      },
    );
  });

  it('the cart with its lines by merchant, and the total of those that are checked', () => {
    const line = { ...listed, id: 5, productId: 7, attrId: 71, suk: 'Small', cartNum: 2, checked: true };
    const group = { merId: 3, merName: 'Foyer Lune', cartInfoList: [line, { ...line, id: 6, checked: false }] };
    const shown = { productId: 7, variantId: 71, name: 'Oil lamp', options: 'Small', url: shownCard.url, quantity: 2 };
    const rest = { stock: 4, price: euros(2000) };
    expect(resultOf('cart.list', [group])).toEqual({
      merchants: [
        {
          id: 3,
          name: 'Foyer Lune',
          lines: [
            { id: 5, ...shown, ...rest },
            { id: 6, ...shown, ...rest },
          ],
        },
      ],
      quantity: 2,
      total: euros(4000),
    });
  });

  it('coupons with their value, limits and days', () => {
    const coupon = { id: 9, name: 'Welcome', money: 500, minPrice: 3000, useType: 1, startTime: now, endTime: null };
    const shown = { id: 9, name: 'Welcome', value: euros(500), minimumOrder: euros(3000), validFor: 'general' };
    const open = { ...coupon, minPrice: 0 };
    for (const id of ['coupons.claimable', 'coupons.mine'] as const) {
      expect(resultOf(id, pageOf(coupon))).toEqual({
        coupons: [{ ...shown, from: day, until: undefined }],
        ...{ page: 2, pages: 3, total: 21 },
      });
      expect(resultOf(id, pageOf(open))).not.toHaveProperty('coupons.0.minimumOrder');
    }
    expect(resultOf('coupons.claim', null)).toEqual({ claimed: true });
  });

  it('orders with status and goods, without addresses and telephone numbers', () => {
    const line = { productId: 7, productName: 'Oil lamp', sku: 'Small', payNum: 2, price: 2000 };
    const given = {
      ...{ orderNo: 'PT1', paid: true, status: 1, refundStatus: 0, merId: 3, merName: 'Foyer Lune' },
      ...{ createTime: now, payTime: now, payPrice: 4000, deliveryName: 'Post', orderInfoList: [line] },
      ...{ realName: 'Ada', phone: '+33 1', detail: '7 rue de la Veilleuse' },
    };
    const shown = {
      ...{ orderNo: 'PT1', status: 'in-transit', refund: 'none', merchant: { id: 3, name: 'Foyer Lune' } },
      ...{ orderedAt: day, paidAt: day, total: euros(4000), carrier: 'Post' },
      lines: [{ productId: 7, name: 'Oil lamp', options: 'Small', quantity: 2, price: euros(2000) }],
    };
    expect(resultOf('orders.detail', given)).toEqual(shown);
    expect(resultOf('orders.list', pageOf(given))).toEqual({ orders: [shown], page: 2, pages: 3, total: 21 });
    expect(resultOf('orders.detail', { ...given, deliveryName: '' })).not.toHaveProperty('carrier');
  });

  it('are declared for the calls of tools only', () => {
    expect(() => resultOf('addresses.list', [])).toThrow('no result is declared for the tool of addresses.list');
  });
});
