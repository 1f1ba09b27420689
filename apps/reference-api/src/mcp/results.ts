import {
  CURRENCY,
  cartTotals,
  categoryPath,
  couponKind,
  formatMoney,
  listedCategories,
  localizePath,
  merchantPath,
  orderRefundState,
  orderState,
  type Price,
  priceInputOf,
  priceOf,
  priceOfLine,
  productPath,
} from '@promenade/storefront-hooks/domain';
import type {
  CartGroup,
  Category,
  Coupon,
  EndpointId,
  MerchantCard,
  MerchantIndex,
  OrderDetail,
  OrderListItem,
  Page,
  ProductCard,
  ProductDetail,
  Review,
  UserCoupon,
} from '@promenade/storefront-sdk/contract';
import type { Locale } from '../db/index.ts';
import { dataName, dataText } from './data-text.ts';

/** For whom a result is written. */
export interface ResultView {
  locale: Locale;
  /** Where browsers see the shop. */
  origin: string;
  /** The shop's own sign of its currency. */
  currencySymbol: string;
  now: number;
}

type Shown = Readonly<Record<string, unknown>>;

/** An amount as pages show it, and in minor units. */
const money = (cents: number, { locale, currencySymbol: symbol }: ResultView) => ({
  text: formatMoney(cents, { locale, symbol }),
  minorUnits: cents,
  currency: CURRENCY,
});

const price = ({ nowCents, wasCents, percentOff }: Price, view: ResultView) => ({
  ...money(nowCents, view),
  ...(wasCents !== undefined && { was: money(wasCents, view) }),
  ...(percentOff !== undefined && { percentOff }),
});

const time = (at: number | null | undefined) => (at == null ? undefined : new Date(at).toISOString());

const address = (path: string, { origin, locale }: ResultView) => origin + localizePath(path, locale);

const paged = <Item>(name: string, { list, pageNum, pages, total }: Page<Item>, show: (item: Item) => Shown) => ({
  [name]: list.map(show),
  page: pageNum,
  pages,
  total,
});

const product = (card: ProductCard, view: ResultView): Shown => ({
  id: card.id,
  slug: card.slug,
  name: dataName(card.storeName),
  url: address(productPath(card), view),
  price: price(priceOf(card, view.now), view),
  inStock: card.stock > 0,
  ...(card.rating > 0 && { rating: card.rating }),
  freeShipping: card.isShippingIncluded,
  merchantId: card.merId,
});

function productWithVariants(detail: ProductDetail, view: ResultView): Shown {
  const { productInfo: info, productAttr, productValue, merchantInfo } = detail;
  return {
    id: info.id,
    slug: info.slug,
    name: dataName(info.storeName),
    url: address(productPath(info), view),
    description: dataText(info.storeInfo),
    price: price(priceOf(priceInputOf(detail), view.now), view),
    inStock: info.stock > 0,
    ...(info.rating > 0 && { rating: info.rating }),
    freeShipping: info.isShippingIncluded,
    merchant: { id: info.merId, name: dataName(merchantInfo.name) },
    options: productAttr
      .filter(({ type }) => type !== 0)
      .map(({ attrName, attrValues }) => ({ name: dataName(attrName), values: attrValues.split(',').map(dataName) })),
    attributes: info.customAttributes.map(({ name, value }) => ({ name: dataName(name), value: dataText(value) })),
    variants: Object.values(productValue).map((variant) => ({
      id: variant.id,
      options: dataName(variant.sku),
      price: price(priceOf(priceInputOf(detail, variant), view.now), view),
      stock: variant.stock,
    })),
  };
}

const category = (node: Category, view: ResultView): Shown => ({
  id: node.id,
  name: dataName(node.name),
  url: address(categoryPath(node), view),
  subcategories: listedCategories(node.childList).map((child) => category(child, view)),
});

const merchant = ({ id, name, isSelf, starLevel }: MerchantCard | MerchantIndex, view: ResultView): Shown => ({
  id,
  name: dataName(name),
  url: address(merchantPath(id), view),
  runByShop: isSelf,
  ...(starLevel > 0 && { stars: starLevel }),
});

const review = ({ nickname, verified, createTime, comment, star, merchantReplyContent, sku }: Review): Shown => ({
  by: dataName(nickname),
  bought: verified,
  at: time(createTime),
  stars: star ?? undefined,
  options: dataName(sku),
  text: dataText(comment),
  ...(merchantReplyContent && { reply: dataText(merchantReplyContent) }),
});

function cart(groups: readonly CartGroup[], view: ResultView): Shown {
  const { goodsCents, quantity } = cartTotals(groups, view.now);
  return {
    merchants: groups.map(({ merId, merName, cartInfoList }) => ({
      id: merId,
      name: dataName(merName),
      lines: cartInfoList.map((line) => ({
        id: line.id,
        productId: line.productId,
        variantId: line.attrId,
        name: dataName(line.storeName),
        options: dataName(line.suk),
        url: address(productPath(line), view),
        quantity: line.cartNum,
        stock: line.stock,
        price: price(priceOfLine(line, view.now), view),
      })),
    })),
    quantity,
    total: money(goodsCents, view),
  };
}

const coupon = (given: Coupon | UserCoupon, view: ResultView): Shown => ({
  id: given.id,
  name: dataName(given.name),
  value: money(given.money, view),
  ...(given.minPrice > 0 && { minimumOrder: money(given.minPrice, view) }),
  validFor: couponKind(given.useType),
  from: time(given.startTime),
  until: time(given.endTime),
});

/** Status and goods only: an agent needs neither addresses nor telephone numbers to say where an order is. */
const order = (given: OrderListItem | OrderDetail, view: ResultView): Shown => ({
  orderNo: given.orderNo,
  status: orderState(given),
  refund: orderRefundState(given),
  merchant: { id: given.merId, name: dataName(given.merName) },
  orderedAt: time(given.createTime),
  paidAt: time(given.payTime),
  total: money(given.payPrice, view),
  ...(given.deliveryName && { carrier: dataName(given.deliveryName) }),
  lines: given.orderInfoList.map((line) => ({
    productId: line.productId,
    name: dataName(line.productName),
    options: dataName(line.sku),
    quantity: line.payNum,
    price: money(line.price, view),
  })),
});

// biome-ignore lint/suspicious/noExplicitAny: the response of the call beside it
type Show = (data: any, view: ResultView) => Shown;

const shows: { readonly [Id in EndpointId]?: Show } = {
  'search.products': (data: Page<ProductCard>, view) => paged('products', data, (card) => product(card, view)),
  'merchants.products': (data: Page<ProductCard>, view) => paged('products', data, (card) => product(card, view)),
  'products.detailBySlug': productWithVariants,
  'categories.tree': (data: Category[], view) => ({
    categories: listedCategories(data).map((node) => category(node, view)),
  }),
  'merchants.search': (data: Page<MerchantCard>, view) => paged('merchants', data, (card) => merchant(card, view)),
  'merchants.index': (data: MerchantIndex, view) => ({
    ...merchant(data, view),
    customerService: {
      email: data.serviceEmail ? dataName(data.serviceEmail) : undefined,
      phone: data.servicePhone ? dataName(data.servicePhone) : undefined,
    },
  }),
  'reviews.list': (data: Page<Review>) => paged('reviews', data, review),
  'cart.list': cart,
  'coupons.claimable': (data: Page<Coupon>, view) => paged('coupons', data, (each) => coupon(each, view)),
  'coupons.mine': (data: Page<UserCoupon>, view) => paged('coupons', data, (each) => coupon(each, view)),
  'coupons.claim': () => ({ claimed: true }),
  'orders.list': (data: Page<OrderListItem>, view) => paged('orders', data, (each) => order(each, view)),
  'orders.detail': order,
};

/**
 * What an agent is given of a response: the fields above and no others, texts bounded, prices by the rule.
 *
 * @param data the decoded response of the call.
 */
export function resultOf(id: EndpointId, data: unknown, view: ResultView): Shown {
  const show = shows[id];
  if (!show) throw new Error(`no result is declared for the tool of ${id}`);
  return show(data, view);
}
