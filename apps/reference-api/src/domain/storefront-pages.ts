import {
  categoryPath,
  type LinkedPage,
  localizePath,
  merchantPath,
  type ProductPathInput,
  parseCategoryPath,
  parseProductPath,
  productPath,
  storePaths,
} from '@promenade/storefront-hooks/domain';
import type { Channel, Edition } from '../compatibility/edition.ts';
import type { CallContext } from '../contract/types.ts';
import type { Locale, Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { shopOrigin } from './shop-origin.ts';

/** A storefront to which an address leads. */
export interface Storefront {
  origin: string;
  locale: Locale;
  edition: Edition;
  /** Which of the family's clients it is; the reference store has one set of pages for all screens. */
  channel: Channel;
}

/** An order with the facts that decide which of its pages is shown. */
export interface LinkedOrder {
  orderNo: string;
  isPaid: boolean;
  /** Opens the order without a sign-in, where the storefront has such a page. */
  token?: string | undefined;
}

/** A variant in a link that fills a cart. */
export interface LinkedItem {
  slug: string;
  skuId: number;
  quantity: number;
}

/** The addresses of a storefront's pages. Addresses that leave the API are taken from here only. */
export interface StorefrontPages {
  /** Whether it is the family's client for phones, to whose pages owners can link apart. */
  isOfPhones: boolean;
  home: string;
  signIn: string;
  register: string;
  profile: string;
  /** The form of an application to become a merchant, to correct it. */
  application: string;
  /** The state of a sent application. */
  applicationSent: string;
  cart: string;
  allProducts: string;
  /** Where a shopper finds their orders. */
  orders: string;
  /** Pages of the shop's terms; undefined where the storefront has no page of its own. */
  policies: Readonly<Partial<Record<'privacy' | 'terms' | 'returns' | 'shipping', string>>>;
  order(order: LinkedOrder): string;
  /** The page after an approved payment. */
  paid(orderNo: string): string;
  /** The page after a cancelled payment: the order can be paid again. */
  cancelled(orderNo: string): string;
  /** @param variant the selected variant, by its values */
  product(product: ProductPathInput & { id: number }, variant?: string): string;
  merchant(id: number): string;
  category(category: { id: number; slug: string }): string;
  /** A link that the shop's owner wrote, such as that of a banner. Storefronts without that page show all products. */
  owned(link: string): string;
  /** Undefined where the storefront fills no cart from a link. */
  cartLink(items: readonly LinkedItem[]): string | undefined;
}

/** Turns a path into an address of the storefront. */
type At = (path: string) => string;

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

/** The reference store, and storefronts that serve its paths. */
const own = (at: At): StorefrontPages => ({
  isOfPhones: false,
  home: at('/'),
  signIn: at(storePaths.signIn),
  register: at(storePaths.register),
  profile: at(storePaths.profile),
  application: at(storePaths.merchantApplication),
  applicationSent: at(storePaths.merchantApplicationSent),
  cart: at(storePaths.cart),
  allProducts: at('/products/all'),
  orders: at(storePaths.order),
  policies: {
    privacy: at('/service/privacy_policy'),
    terms: at('/service/terms_of_service'),
    returns: at('/service/refund_policy'),
    shipping: at('/service/shipping_policy'),
  },
  // A token follows `#`, so that no server logs it.
  order: ({ orderNo, token }) => at(storePaths.order) + query({ orderNo }) + (token ? `#token=${token}` : ''),
  paid: (orderNo) => at(storePaths.paymentResult) + query({ orderNo }),
  cancelled: (orderNo) => at(storePaths.order) + query({ orderNo }),
  product: (product, variant) => at(productPath(product)) + (variant ? query({ variant }) : ''),
  merchant: (id) => at(merchantPath(id)),
  category: (category) => at(categoryPath(category)),
  owned: (link) => link,
  cartLink: (items) => {
    const proposed = items.map(({ slug, skuId, quantity }) => `${slug}:${skuId}:${quantity}`).join(',');
    return at(`${storePaths.cartLink}?items=${proposed}&to=checkout`);
  },
});

/** Whether a link leads to a product, a category or a list of the reference store. */
const isOwnPage = (link: string) =>
  link.startsWith('/products/') || parseProductPath(link) !== undefined || parseCategoryPath(link) !== undefined;

/** The family's client for large screens. It signs in and registers in a dialog of any page. */
const large = (at: At): StorefrontPages => {
  const unpaid = (orderNo: string) => at('/order/order_detail') + query({ orderNo, orderStatus: '0' });
  return {
    isOfPhones: false,
    ...{ home: at('/'), signIn: at('/'), register: at('/') },
    profile: at('/users/user_info'),
    application: at('/users/application_record'),
    applicationSent: at('/users/application_record'),
    cart: at('/order/shopping_cart'),
    allProducts: at('/goods/goods_search'),
    orders: at('/users/order_list'),
    policies: {
      privacy: at('/policy/privacy'),
      terms: at('/policy/terms'),
      returns: at('/policy/return'),
      shipping: at('/policy/shipping'),
    },
    // Its page of an order takes the number of a checkout only until that is paid, then those of the merchants' orders.
    order: ({ orderNo, isPaid }) => (isPaid ? at('/users/order_list') + query({ orderStatus: '1' }) : unpaid(orderNo)),
    paid: (orderNo) => at('/order/payment_result') + query({ orderNo, status: '1' }),
    cancelled: unpaid,
    product: ({ id }) => at(`/goods_detail/${id}`),
    merchant: (id) => at('/merchant/merchant/home') + query({ id: `${id}` }),
    category: ({ id }) => at('/goods/goods_search') + query({ cid: `${id}` }),
    owned: (link) => (isOwnPage(link) ? at('/goods/goods_search') : link),
    cartLink: () => undefined,
  };
};

/** The family's client for phones. */
const phones = (at: At): StorefrontPages => ({
  isOfPhones: true,
  home: at('/'),
  signIn: at('/pages/users/login/index'),
  register: at('/pages/users/register/index'),
  profile: at('/pages/users/user_info/index'),
  application: at('/pages/merchant/application_record/index'),
  applicationSent: at('/pages/merchant/application_record/index'),
  cart: at('/pages/order_addcart/order_addcart'),
  allProducts: at('/pages/goods_search/index'),
  orders: at('/pages/users/order_list/index'),
  policies: {},
  order: ({ orderNo, isPaid }) =>
    isPaid
      ? at('/pages/users/order_list/index') + query({ status: '1' })
      : at('/pages/order_details/index') + query({ order_id: orderNo, orderStatus: '0' }),
  // One page shows both results; without a status it gives the payment up.
  paid: (orderNo) => at('/pages/order_pay_status/index') + query({ orderNo, status: '1' }),
  cancelled: (orderNo) => at('/pages/order_pay_status/index') + query({ orderNo }),
  product: ({ id }) => at('/pages/goods_details/index') + query({ id: `${id}` }),
  merchant: (id) => at('/pages/merchant/home/index') + query({ merId: `${id}` }),
  category: () => at('/pages/goods_search/index'),
  owned: (link) => (isOwnPage(link) ? at('/pages/goods_search/index') : link),
  cartLink: () => undefined,
});

/** The pages of a storefront. */
export function storefrontPages({ origin, locale, edition, channel }: Storefront): StorefrontPages {
  // The family's clients choose the language themselves and have no prefixes.
  if (edition === 'own') return own((path) => origin + localizePath(path, locale));
  return (channel === 'pc' ? large : phones)((path) => origin + path);
}

/**
 * The pages at a shop's own host name, for mails and for answers to programs. `shop set edition` says whose they are.
 *
 * @param channel of the order or the request that the address is about; by default that of the shop
 */
export function shopPages(
  config: Pick<DomainDeps['config'], 'publicUrl'>,
  shop: Pick<Row<'stores'>, 'host' | 'details'> | undefined,
  locale: Locale,
  channel: Channel = shop?.details.channel ?? 'mobile',
): StorefrontPages {
  return storefrontPages({
    origin: shopOrigin(config, shop),
    edition: shop?.details.edition ?? 'own',
    locale,
    channel,
  });
}

/** The paths of the storefront that sent a call, for links in its answer. */
export function callersPaths({
  shop,
  locale,
  edition,
  channel = shop.details.channel ?? 'mobile',
}: Pick<CallContext, 'shop' | 'locale' | 'edition' | 'channel'>): StorefrontPages {
  return storefrontPages({ origin: '', locale, edition, channel });
}

/** The address of a page to which an agent's result links. */
export function addressOf(pages: StorefrontPages, shown: LinkedPage): string {
  switch (shown.kind) {
    case 'product':
      return pages.product(shown);
    case 'category':
      return pages.category(shown);
    case 'merchant':
      return pages.merchant(shown.id);
  }
}
