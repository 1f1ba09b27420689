import { aStore } from '@promenade/storefront-devkit/mock';
import type {
  Address,
  Coupon,
  MerchantApplication,
  MerchantCard,
  OrderLine,
  PointsRecord,
  PreOrder,
  RefundListItem,
  Review,
  UserCoupon,
} from '@promenade/storefront-sdk';
import { StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateText } from '../domain/format-date.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { productCard, productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useAddressCard } from './use-address-card.ts';
import { useApplicationCard } from './use-application-card.ts';
import { useCouponCard } from './use-coupon-card.ts';
import { useMerchantCard } from './use-merchant-card.ts';
import { useOrderCard, useOrderLines, useOrderTimeline } from './use-order-card.ts';
import { useOrderTabs } from './use-order-tabs.ts';
import { usePointsRow } from './use-points-row.ts';
import { useProductCard } from './use-product-card.ts';
import { useProductView } from './use-product-view.ts';
import { usePreOrderView, useReceipt } from './use-receipt.ts';
import { useRefundCard } from './use-refund-card.ts';
import { useReviewCard } from './use-review-card.ts';

afterEach(cleanup);
const noon = Date.UTC(2026, 10, 21, 12);

/** Returns the result of a hook in a shop with this locale. */
const viewIn = <Result,>(locale: string, hook: () => Result) => renderInShop(hook, { locale }).result.current;

describe('a product', () => {
  it('in a list has a link, a picture in card size, and its price as text', () => {
    expect(viewIn('fr', () => useProductCard(productCard(1)))).toEqual({
      href: '/fr/product/lamp-1',
      name: 'Lamp 1',
      picture: { src: '/lamp.jpg', alt: '', width: 600, height: 750 },
      price: { now: expect.stringMatching(/^48,00\s\$$/) },
      rating: { value: 4.5 },
      sold: expect.stringMatching(/^1,2\sk$/),
      freeShipping: true,
      soldOut: false,
    });
  });

  it('has the lowest price of 30 days next to a struck price', () => {
    const card = productCard(1, { price: 6_000, storePrice: 4_800, lowestPrice: 4_500 });
    expect(viewIn('en', () => useProductCard(card)).price).toMatchObject({ was: '$60.00', lowest: '$45.00' });
  });

  it('in a list has no rating and no sold count if it was never rated or sold', () => {
    const card = productCard(1, {
      image: '',
      rating: 0,
      sales: 0,
      ficti: 0,
      stock: 0,
      discount: 25,
      discountExpiry: 4e12,
    });
    expect(viewIn('en', () => useProductCard(card))).toMatchObject({
      picture: undefined,
      rating: undefined,
      sold: undefined,
      soldOut: true,
      price: { now: '$36.00', was: '$48.00', percentOff: '25.00%' },
    });
  });

  const base = productDetail();
  const merchantInfo = { ...base.merchantInfo, name: 'Acme', avatar: '/acme.jpg', starLevel: 4 };
  const product = productDetail({
    merchantInfo,
    productInfo: { ...base.productInfo, sliderImage: ['/a.jpg', '/b.jpg'] },
  });

  it('has the props of the parts of its page, which change with the selected variant', () => {
    const onChoose = vi.fn();
    const { result } = renderInShop(() => useProductView(product, { onChoose }), {});
    expect(result.current).toMatchObject({
      href: '/product/lamp-1?variant=Red%2CL',
      summary: {
        name: 'Lamp',
        price: { now: '$50.00' },
        merchant: { name: 'Acme', href: '/merchant/merchant/home?id=1', avatar: { src: '/acme.jpg', width: 96 } },
        rating: undefined,
        sold: undefined,
        availability: { kind: 'low', left: 3 },
      },
      buyBox: { name: 'Lamp', quantity: 1, stock: 3, barPrice: { now: '$50.00' } },
      gallery: { name: 'Lamp', index: 0 },
    });
    expect(result.current.gallery.pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ['/12.jpg', 'Lamp'],
      ['/a.jpg', 'Lamp 2'],
      ['/b.jpg', 'Lamp 3'],
    ]);
    act(() => result.current.picker.onValueChange({ ...result.current.picker.value, Size: 'S' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(result.current.buyBox.stock).toBe(0);
    expect(result.current.variant.cartItem).toBeUndefined();
    act(() => result.current.picker.onValueChange({ ...result.current.picker.value, Colour: 'Blue' }));
    act(() => result.current.buyBox.onQuantityChange(2));
    expect(result.current.variant.cartItem).toEqual({ productId: 1, attrId: 13, quantity: 2 });
  });

  it('shows errors for missing values at each attempt, and no stock until a variant is selected', () => {
    const withoutLarge = productDetail({
      productAttr: base.productAttr.map((attr) => ({ ...attr, attrValues: attr.attrValues.replace(',L', '') })),
    });
    const { result, rerender } = renderInShop(
      (shown: typeof product) => useProductView(shown, { chooseLabel: (axis) => `Choose: ${axis}` }),
      {},
      product,
    );
    expect(result.current.buyBox.mustChoose).toBe(false);
    rerender(withoutLarge);
    expect(result.current).toMatchObject({
      summary: { availability: undefined },
      buyBox: { stock: 0, mustChoose: true },
    });
    const errors = () => result.current.picker.axes.map(({ error }) => error);
    expect(errors()).toEqual([undefined, undefined]);
    act(() => void result.current.validateSelection());
    expect([result.current.picker.attempt, ...errors()]).toEqual([1, undefined, 'Choose: Size']);
    act(() => expect(result.current.validateSelection()).toBeUndefined());
    expect(result.current.picker.attempt).toBe(2);
    act(() => result.current.picker.onValueChange({ ...result.current.picker.value, Colour: 'Blue' }));
    act(() => result.current.picker.onValueChange({ ...result.current.picker.value, Size: 'S' }));
    // Once the only size is selected, the picker no longer shows the axis.
    expect(errors()).toEqual([undefined]);
    expect(result.current.validateSelection()).toEqual({ productId: 1, attrId: 13, quantity: 1 });
  });

  it('shows the selected variant’s picture in the gallery, with the product’s picture if there are no others', () => {
    const shown = productDetail({ productInfo: { ...base.productInfo, sliderImage: ['/11.jpg', '/12.jpg'] } });
    expect(viewIn('en', () => useProductView(shown)).gallery).toMatchObject({ index: 1, pictures: [{}, {}] });
    const labels = viewIn('en', () => useProductView(productDetail(), { pictureLabel: (index) => `No. ${index}` }));
    expect(labels.gallery.pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ['/12.jpg', 'No. 0'],
      ['/lamp.jpg', 'No. 1'],
    ]);
    const bare = productDetail({ productInfo: { ...base.productInfo, image: '', merId: 0 }, productValue: {} });
    const view = viewIn('en', () => useProductView(bare));
    expect(view.gallery).toMatchObject({ index: 0, pictures: [] });
    expect(view.summary.merchant.href).toBeUndefined();
  });
});

describe('an order', () => {
  const line: OrderSummary['lines'][number] = {
    id: 5,
    productId: 1,
    name: 'Lamp',
    image: '/lamp.jpg',
    variant: 'Red,L',
    priceCents: 4_800,
    quantity: 2,
  };
  const order: OrderSummary = {
    orderNo: 'SH1',
    masterOrderNo: 'PT1',
    merchants: ['Acme', 'Atelier'],
    createTime: noon,
    payCents: 10_100,
    quantity: 2,
    state: 'paid',
    refund: 'none',
    actions: [],
    lines: [line],
  };
  const shownLine = {
    id: '5',
    name: 'Lamp',
    picture: { src: '/lamp.jpg', alt: '', width: 200, height: 250 },
    attributes: 'Red, L',
    unitPrice: '$48.00',
    lineTotal: '$96.00',
    quantity: 2,
  };

  it('in a list has its date in long format and its lines as text', () => {
    expect(viewIn('en', () => useOrderCard(order))).toEqual({
      number: 'SH1',
      placed: { text: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' },
      status: 'paid',
      total: '$101.00',
      lines: [shownLine],
      merchant: { name: 'Acme, Atelier' },
      quantity: 2,
    });
    expect(viewIn('fr', () => useOrderCard(order)).placed?.text).toBe('21 novembre 2026');
    expect(viewIn('en', () => useOrderCard({ ...order, createTime: null })).placed).toBeUndefined();
  });

  it('shows lines from the backend', () => {
    const wire = { id: 5, productName: 'Lamp', image: '/lamp.jpg', sku: 'Red,L', price: 4_800, payNum: 2 } as OrderLine;
    const lines = [wire];
    expect(viewIn('en', () => useOrderLines(lines))).toEqual({ lines: [shownLine] });
  });

  it('has a timeline with the times that are known', () => {
    const { steps } = viewIn('en', () =>
      useOrderTimeline({ state: 'paid', createTime: noon, payTime: null, isCheckout: true }),
    );
    expect(steps).toEqual([
      { id: 'created', state: 'done', at: dateText(noon, { locale: 'en', withTime: true }) },
      { id: 'paid', state: 'current', at: undefined },
    ]);
  });

  const labels = {
    goods: 'Goods',
    shipping: 'Shipping',
    free: 'Free',
    coupon: 'Coupon',
    points: 'Points',
    total: 'Total',
  };

  it('has a receipt with a row for each amount', () => {
    const amounts = { proTotalPrice: 9_600, payPostage: 500, couponPrice: 300, integralPrice: 100, payPrice: 9_700 };
    expect(viewIn('en', () => useReceipt(amounts, labels))).toEqual({
      rows: [
        { id: 'goods', label: 'Goods', value: '$96.00' },
        { id: 'shipping', label: 'Shipping', value: '$5.00' },
        { id: 'coupon', label: 'Coupon', value: '−$3.00', tone: 'saving' },
        { id: 'points', label: 'Points', value: '−$1.00', tone: 'saving' },
      ],
      totalRow: { label: 'Total', value: '$97.00' },
    });
  });

  it('has no row for a discount of 0, also before the order is placed', () => {
    const preOrder = {
      proTotalFee: 9_600,
      orderProNum: 2,
      freightFee: 0,
      couponFee: null,
      payFee: 9_600,
      orderList: [
        {
          merId: 3,
          merName: 'Acme',
          orderInfoList: [
            { attrValueId: 9, productName: 'Lamp', image: '', sku: '', price: 4_800, payNum: 2, productId: 1 },
          ],
        },
      ],
    } as unknown as PreOrder;
    const { view, receipt } = viewIn('en', () => {
      const view = usePreOrderView(preOrder);
      return { view, receipt: useReceipt(view.amounts, labels) };
    });
    expect(receipt.rows).toEqual([
      { id: 'goods', label: 'Goods', value: '$96.00' },
      { id: 'shipping', label: 'Shipping', value: 'Free', tone: 'free' },
    ]);
    expect(view).toMatchObject({
      quantity: 2,
      total: '$96.00',
      merchants: [{ merId: 3, name: 'Acme', lines: [{ id: '9', picture: undefined, attributes: undefined }] }],
    });
  });

  it('shows the refunded items of a refund', () => {
    const refund = {
      refundOrderNo: 'RE1',
      merOrderNo: 'SH1',
      totalNum: 1,
      refundPrice: 4_800,
      orderInfoList: [
        { id: 5, productName: 'Lamp', image: '', sku: '', price: 4_800, payNum: 3, applyRefundNum: 1 },
        { id: 6, productName: 'Shade', image: '', sku: '', price: 1_000, payNum: 2 },
      ],
    } as unknown as RefundListItem;
    const view = { refund, state: 'reviewing', actions: ['view-details'] } as unknown as Parameters<
      typeof useRefundCard
    >[0];
    expect(viewIn('en', () => useRefundCard(view))).toMatchObject({
      number: 'RE1',
      orderNumber: 'SH1',
      status: 'reviewing',
      total: '$48.00',
      quantity: 1,
      // If the backend sends no refunded quantity, the line has the ordered quantity.
      lines: [
        { id: '5', quantity: 1, lineTotal: '$48.00' },
        { id: '6', quantity: 2, lineTotal: '$20.00' },
      ],
      actions: ['view-details'],
    });
  });
});

it('the tabs of the order list are links, with the number of orders in each', async () => {
  const counts = { unPaidCount: 2, unShippedCount: 0, receivedCount: 1, completeCount: 4 };
  const labelOf = (tab: string) => tab.toUpperCase();
  const { result } = renderInShop(() => useOrderTabs('to-receive', labelOf), {
    locale: 'fr',
    session: 'authenticated',
    handlers: { 'orders.counts': () => counts as never },
  });
  expect(result.current.tabs.map(({ count }) => count)).toEqual(Array(6).fill(undefined));
  await waitFor(() => expect(result.current.tabs[1]?.count).toBe(2));
  expect(result.current.tabs).toEqual([
    { label: 'ALL', href: '/fr/users/order_list', current: false },
    { label: 'UNPAID', href: '/fr/users/order_list?tab=unpaid', current: false, count: 2 },
    { label: 'TO-SHIP', href: '/fr/users/order_list?tab=to-ship', current: false },
    { label: 'TO-RECEIVE', href: '/fr/users/order_list?tab=to-receive', current: true, count: 1 },
    { label: 'COMPLETED', href: '/fr/users/order_list?tab=completed', current: false, count: 4 },
    { label: 'CANCELLED', href: '/fr/users/order_list?tab=cancelled', current: false },
  ]);
});

it('a merchant has a link, stars and pictures of its products', () => {
  const card = {
    id: 7,
    name: 'Acme',
    avatar: '',
    starLevel: 0,
    proList: [{ image: '/a.jpg' }, { image: '' }],
  } as unknown as MerchantCard;
  expect(viewIn('fr', () => useMerchantCard(card))).toEqual({
    merchant: { name: 'Acme', href: '/fr/merchant/merchant/home?id=7', avatar: undefined, rating: undefined },
    pictures: [{ src: '/a.jpg', alt: '', width: 300, height: 375 }],
  });
});

it('an address has the format of its country', () => {
  const address: Address = {
    id: 7,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    country: 'FR',
    addressLine1: '1 rue Haute',
    addressLine2: null,
    state: '',
    city: 'Lyon',
    postCode: '69002',
    phone: '1',
    isDefault: true,
  };
  const lines = ['1 rue Haute', '69002 Lyon', 'France', '1'];
  expect(viewIn('fr', () => useAddressCard(address)).address).toEqual({
    id: '7',
    name: 'Ada Byron',
    lines,
    isDefault: true,
  });
  expect(viewIn('fr', () => useAddressCard({ ...address, firstName: '' })).address.name).toBe('Byron');
});

describe('a coupon', () => {
  const terms = { id: 3, name: 'Spring', money: 500, minPrice: 5_000, useType: 2, startTime: null, endTime: noon };
  const offer = { ...terms, day: 14 } as unknown as Coupon;

  it('shows its discount and whether it can be received, if it is offered', () => {
    const error = new StorefrontError({ kind: 'invalid', endpoint: 'coupons.claim', serverMessage: 'None left.' });
    const offered = { coupon: offer, state: 'open' as const, isPending: true, error };
    expect(viewIn('en', () => useCouponCard(offered))).toEqual({
      id: '3',
      name: 'Spring',
      value: '$5.00',
      minimum: '$50.00',
      kind: 'goods',
      validFrom: undefined,
      validUntil: { text: 'November 21, 2026', iso: '2026-11-21T11:59:59.999Z' },
      days: 14,
      state: 'open',
      pending: true,
      error: 'None left.',
    });
  });

  it.each([
    ['America/New_York', 'January 31, 2027'],
    ['Asia/Tokyo', 'February 1, 2027'],
    ['Nowhere/Land', 'February 1, 2027'],
  ])('has its last day in the time zone %s of the shop', (timeZone, text) => {
    // Midnight after 31 January in New York.
    const coupon = { ...offer, endTime: Date.UTC(2027, 1, 1, 5) } as Coupon;
    const view = () => useCouponCard({ coupon, state: 'open', isPending: false, error: undefined });
    const { result } = renderInShop(view, { locale: 'en', store: { ...aStore(), timeZone } });
    expect(result.current.validUntil?.text).toBe(text);
  });

  it('shows whether it can be used, if it was received', () => {
    const held = { coupon: { ...terms, minPrice: 0 } as unknown as UserCoupon, validity: 'expired' as const };
    expect(viewIn('en', () => useCouponCard(held))).toMatchObject({
      minimum: undefined,
      days: undefined,
      state: 'expired',
      pending: false,
      error: undefined,
    });
  });
});

describe('a review', () => {
  const review: Review = {
    id: 1,
    uid: 2,
    avatar: '',
    nickname: 'A***a',
    verified: true,
    createTime: Date.UTC(2026, 0, 31, 23, 30),
    comment: 'Good <b>light</b>',
    star: 4,
    pics: ['/a.jpg', '/b.jpg'],
    merchantReplyContent: '',
    sku: 'Red,L',
  };

  it.each([
    ['en', 'January 31, 2026'],
    ['fr', '31 janvier 2026'],
  ])('has its date in the long format of %s, the same on every device', (locale, text) => {
    expect(viewIn(locale, () => useReviewCard(review)).date).toEqual({ text, iso: '2026-01-31T23:30:00.000Z' });
  });

  it('shows the comment, the rating and the pictures', () => {
    expect(viewIn('en', () => useReviewCard(review))).toMatchObject({
      author: 'A***a',
      avatar: undefined,
      rating: { value: 4 },
      text: 'Good <b>light</b>',
      attributes: 'Red, L',
      pictures: [{ src: '/a.jpg', alt: 'A***a 1' }, { alt: 'A***a 2' }],
      verified: true,
      reply: undefined,
    });
    const other = { ...review, star: null, createTime: null, merchantReplyContent: 'Thank you' };
    expect(viewIn('en', () => useReviewCard(other, (index) => `Picture ${index + 1}`))).toMatchObject({
      rating: undefined,
      date: undefined,
      pictures: [{ alt: 'Picture 1' }, { alt: 'Picture 2' }],
      reply: 'Thank you',
    });
  });
});

it('points have a sign, and frozen points have the day from which they can be spent', () => {
  const record = { id: 1, title: 'Order', type: 1, integral: 1_200, createTime: noon, thawTime: noon } as PointsRecord;
  expect(viewIn('en', () => usePointsRow({ record, state: 'frozen' }))).toEqual({
    id: '1',
    title: 'Order',
    date: { text: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' },
    points: '+1,200',
    status: 'frozen',
    availableFrom: { text: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' },
  });
  const spent = { ...record, type: 2, createTime: null } as PointsRecord;
  expect(viewIn('en', () => usePointsRow({ record: spent, state: 'done' }))).toMatchObject({
    points: '-1,200',
    date: undefined,
    availableFrom: undefined,
  });
});

it.each([
  [1, 'pending', undefined, ['view-details']],
  [3, 'declined', 'A document is missing', ['resubmit', 'view-details']],
])('an application with status %i is %s', (auditStatus, status, reason, actions) => {
  const application = {
    id: 4,
    name: 'Acme',
    auditStatus,
    denialReason: 'A document is missing',
    createTime: noon,
  } as MerchantApplication;
  expect(viewIn('en', () => useApplicationCard(application))).toEqual({
    id: '4',
    name: 'Acme',
    date: { text: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' },
    status,
    reason,
    actions,
  });
});
