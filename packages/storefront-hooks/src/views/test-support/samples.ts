import type {
  ActivityProduct,
  Address,
  Coupon,
  MerchantApplication,
  MerchantCard,
  OrderLine,
  PointsRecord,
  PreOrder,
  RefundListItem,
  Review,
} from '@promenade/storefront-sdk';
import { cartLine } from '../../cart/test-support/cart-backend.ts';
import type { Presentation } from '../../context/presentation.ts';
import type { OrderStepInput } from '../../domain/order-steps.ts';
import type { OrderTabName } from '../../domain/order-tabs.ts';
import { productCard, productDetail } from '../../test-support/fixtures.ts';
import * as views from '../views.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);

const orderLine = { id: 5, productName: 'Lamp', image: '/a.jpg', sku: 'Red,L', price: 4_800, payNum: 2 } as OrderLine;
const discount = { discount: 25, discountExpiry: NOON + 60_000 };

/** Data for each view hook. Prices have a discount that is active at `NOON`. */
export const samples = {
  activity: {
    ...productCard(1),
    proId: 1,
    proImage: '/a.jpg',
    otPrice: 6_000,
  } as ActivityProduct,
  address: { id: 7, firstName: 'Ada', lastName: 'Byron', country: 'FR', city: 'Lyon', isDefault: true } as Address,
  application: { id: 4, name: 'Acme', auditStatus: 3, denialReason: 'No', createTime: NOON } as MerchantApplication,
  cartLine: { ...cartLine(1, 9, 2), ...discount },
  coupon: {
    coupon: {
      id: 3,
      name: 'Spring',
      money: 500,
      minPrice: 5_000,
      useType: 2,
      startTime: null,
      endTime: NOON,
    } as Coupon,
    state: 'open' as const,
    isPending: false,
    error: undefined,
  },
  merchant: { id: 7, name: 'Acme', avatar: '/a.jpg', starLevel: 4, proList: [{ image: '/b.jpg' }] } as MerchantCard,
  order: {
    orderNo: 'SH1',
    masterOrderNo: 'PT1',
    merchants: ['Acme'],
    createTime: NOON,
    payCents: 9_600,
    quantity: 2,
    state: 'paid' as const,
    refund: 'none' as const,
    actions: [],
    lines: [{ id: 5, productId: 1, name: 'Lamp', image: '/a.jpg', variant: 'Red', priceCents: 4_800, quantity: 2 }],
  },
  orderLines: [orderLine],
  orderTab: 'unpaid' as OrderTabName,
  tabLabel: (tab: string) => tab.toUpperCase(),
  timeline: { state: 'paid', createTime: NOON, payTime: NOON, isCheckout: true } as OrderStepInput,
  points: {
    record: { id: 1, title: 'Order', type: 1, integral: 1_200, createTime: NOON, thawTime: NOON } as PointsRecord,
    state: 'frozen' as const,
  },
  preOrder: {
    orderProNum: 2,
    payFee: 9_600,
    proTotalFee: 9_600,
    freightFee: 0,
    couponFee: null,
    orderList: [{ merId: 3, merName: 'Acme', orderInfoList: [{ ...orderLine, attrValueId: 9 }] }],
  } as unknown as PreOrder,
  product: productDetail({ productInfo: { ...productDetail().productInfo, ...discount, sliderImage: ['/a.jpg'] } }),
  card: productCard(1, discount),
  amounts: { proTotalPrice: 9_600, payPostage: 0, couponPrice: 300, integralPrice: null, payPrice: 9_300 },
  receiptLabels: {
    goods: 'Goods',
    shipping: 'Shipping',
    free: 'Free',
    coupon: 'Coupon',
    points: 'Points',
    total: 'Sum',
  },
  refund: {
    refund: { refundOrderNo: 'RE1', merOrderNo: 'SH1', totalNum: 1, refundPrice: 4_800, orderInfoList: [orderLine] },
    state: 'reviewing',
    actions: [],
  } as unknown as Parameters<typeof views.refundCardView>[0] & { refund: RefundListItem },
  review: {
    nickname: 'A***a',
    avatar: '/a.jpg',
    createTime: NOON,
    star: 4,
    comment: 'Good',
    sku: 'Red',
    pics: ['/b.jpg'],
  } as Review,
};

/** The view of each hook, computed without React. */
export const viewOf: Record<string, (shop: Presentation, now: number) => object> = {
  useActivityCard: (shop) => views.activityCardView(samples.activity, shop),
  useAddressCard: (shop) => views.addressCardView(samples.address, shop),
  useApplicationCard: (shop) => views.applicationCardView(samples.application, shop),
  useCartLineView: (shop, now) => views.cartLineView(samples.cartLine, shop, now),
  useCouponCard: (shop) => views.couponCardView(samples.coupon, shop),
  useMerchantCard: (shop) => views.merchantCardView(samples.merchant, shop),
  useOrderCard: (shop) => views.orderCardView(samples.order, shop),
  useOrderLines: (shop) => views.orderLinesView(samples.orderLines, shop),
  useOrderTabs: (shop) => views.orderTabsView(samples.orderTab, shop, samples.tabLabel),
  useOrderTimeline: (shop) => views.orderTimelineView(samples.timeline, shop),
  usePointsRow: (shop) => views.pointsRowView(samples.points, shop),
  usePreOrderView: (shop) => views.preOrderView(samples.preOrder, shop),
  usePrice: (shop, now) => views.priceView(samples.card, shop, now),
  useProductCard: (shop, now) => views.productCardView(samples.card, shop, now),
  useProductView: (shop, now) => views.productView(samples.product, shop, now, { variant: 'Blue,S' }),
  useReceipt: (shop) => views.receiptView(samples.amounts, shop, samples.receiptLabels),
  useRefundCard: (shop) => views.refundCardView(samples.refund, shop),
  useReviewCard: (shop) => views.reviewCardView(samples.review, shop),
  useUnavailableLineView: (shop, now) => views.cartLineView(samples.cartLine, shop, now),
};
