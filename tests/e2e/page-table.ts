import { apiUrl } from './shop.ts';

/** A visit to a page: the visitor, and the expected status. */
export interface Visit {
  path: string;
  /** @default 200 */
  status?: number;
  /** The signed-in account: the demo account with its history, or one without any data. @default a guest */
  as?: 'demo' | 'newcomer';
  /** The purpose of the visit, if it is not the page's normal state; `same` is another address of a page that is visited too. */
  state?: 'empty' | 'not found' | 'incomplete' | 'same';
}

async function product(api: string, fits: (card: { landingPage: boolean; listedOnStore: boolean }) => boolean) {
  const answer = await fetch(`${api}/api/front/product/list?page=1&limit=50`);
  const { data } = (await answer.json()) as {
    data: { list: { slug: string; uniqueKey: string; landingPage: boolean; listedOnStore: boolean }[] };
  };
  const card = data.list.find(fits);
  if (!card) throw new Error('The demo catalogue has no such product.');
  return card;
}

const notFound = (path: string): Visit => ({ path, status: 404, state: 'not found' });
const own = (path: string): Visit[] => [{ path }, { path, as: 'newcomer', state: 'empty' }, { path, as: 'demo' }];
const unknown = (path: string): Visit => ({ path, as: 'demo', state: 'not found' });

/** The visits of each page, by the page's first address in `routes/table.ts`. */
export async function visitsOf(api = apiUrl()): Promise<Readonly<Record<string, readonly Visit[]>>> {
  const landing = await product(api, ({ landingPage }) => landingPage);
  const unlisted = await product(api, ({ listedOnStore }) => !listedOnStore);
  const detail = await (await fetch(`${api}/api/front/product/detail/listed/windowsill-ficus`)).json();
  const [variant] = Object.values(detail.data.productValue as Record<string, { id: number }>).map(({ id }) => id);
  return {
    '/': [{ path: '/' }],
    '/products/all': [{ path: '/products/all' }, { path: '/products/all?min=999999', state: 'empty' }],
    '/products/product_search': [
      { path: '/products/product_search?title=lamp' },
      { path: '/products/product_search?title=qqqq', state: 'empty' },
    ],
    '/products/activity_list': [
      { path: '/products/activity_list' },
      { path: '/products/activity_list?id=1' },
      notFound('/products/activity_list?id=4711'),
    ],
    '/products/top_one': [{ path: '/products/top_one' }],
    '/compare': [{ path: '/compare?ids=1,2,3' }, { path: '/compare', state: 'empty' }],
    '/collections/:slug': [
      { path: '/collections/fashion' },
      { path: '/collections/shoes' },
      { path: '/collections/sneakers' },
      notFound('/collections/no-such-thing'),
    ],
    '/product/:slug': [
      { path: '/product/windowsill-ficus' },
      { path: `/product/${unlisted.slug}/key/${unlisted.uniqueKey}/details` },
      notFound('/product/no-such-thing'),
    ],
    '/p/:slug': [
      { path: `/p/${landing.slug}` },
      { path: `/p/${landing.slug}/key/${landing.uniqueKey}/details`, state: 'same' },
      notFound('/p/no-such-thing'),
      notFound('/p/no-such-thing/key/0000000000000000/details'),
    ],
    '/product/:slug/:id/details/preview': [
      { path: `/product/${unlisted.slug}/${unlisted.uniqueKey}/details/preview` },
      notFound('/product/no-such-thing/0000000000000000/details/preview'),
    ],
    '/order/shopping_cart': [{ path: '/order/shopping_cart', state: 'empty' }],
    '/order/link': [
      { path: `/order/link?items=windowsill-ficus:${variant}` },
      { path: '/order/link?items=no-such-thing:1', state: 'empty' },
      notFound('/order/link?items=1'),
    ],
    '/order/order_confirm': [
      { path: '/order/order_confirm', state: 'incomplete' },
      { path: '/order/order_confirm?preOrderNo=0', as: 'demo', state: 'not found' },
    ],
    '/order/stripe_payment': [
      { path: '/order/stripe_payment', state: 'incomplete' },
      unknown('/order/stripe_payment?orderNo=PT0000000000000000'),
    ],
    '/order/payment_result': [
      { path: '/order/payment_result', state: 'incomplete' },
      unknown('/order/payment_result?orderNo=PT0000000000000000'),
    ],
    '/order/order_detail': [{ path: '/order/order_detail' }, unknown('/order/order_detail?orderNo=PT0000000000000000')],
    '/order/refund_detail': [{ path: '/order/refund_detail' }, unknown('/order/refund_detail?refundNo=RE0')],
    '/order/withdrawal': [
      { path: '/order/withdrawal' },
      unknown('/order/withdrawal?orderNo=SH0000000000000000&checkout=PT0000000000000000'),
    ],
    '/register': [{ path: '/register' }],
    '/callback': [{ path: '/callback?error=access_denied&state=none', state: 'incomplete' }],
    '/logout': [{ path: '/logout' }],
    '/forgotten-password': [{ path: '/forgotten-password' }],
    '/middlewares/callback_twitter': [{ path: '/middlewares/callback_twitter?denied=1', state: 'incomplete' }],
    '/users': own('/users'),
    '/users/address_list': own('/users/address_list'),
    '/users/collection_list': [...own('/users/collection_list'), ...own('/users/collection_list?tab=merchants')],
    '/users/coupon_list': own('/users/coupon_list'),
    '/users/order_list': own('/users/order_list'),
    '/users/points': own('/users/points'),
    '/users/refund_list': own('/users/refund_list'),
    '/users/review_list': own('/users/review_list'),
    '/users/user_info': own('/users/user_info'),
    '/users/refund_confirm': [{ path: '/users/refund_confirm' }, unknown('/users/refund_confirm?orderNo=SH0')],
    '/users/review_confirm': [{ path: '/users/review_confirm' }, unknown('/users/review_confirm?orderNo=SH0')],
    '/company/about_us': [
      ...['about_us', 'contact_us', 'affiliate_stores'].map((name) => ({ path: `/company/${name}` })),
      ...[
        'payment_method',
        'shipping_policy',
        'refund_policy',
        'privacy_policy',
        'terms_of_service',
        'accessibility',
      ].map((name) => ({ path: `/service/${name}` })),
    ],
    '/merchant/merchant_street': [{ path: '/merchant/merchant_street' }],
    '/merchant/merchant_more': [
      { path: '/merchant/merchant_more?title=lark&type=3' },
      { path: '/merchant/merchant_more?title=qqqq', state: 'empty' },
    ],
    '/merchant/merchant/:page': [
      ...['home', 'category', 'coupon', 'qualification'].map((page) => ({ path: `/merchant/merchant/${page}?id=1` })),
      { path: '/merchant/merchant?id=1', state: 'same' },
      { path: '/merchant/merchant/category?id=1&title=qqqq', state: 'empty' },
      notFound('/merchant/merchant/home?id=4711'),
      notFound('/merchant/merchant/elsewhere?id=1'),
    ],
    '/users/registration': [
      { path: '/users/registration' },
      { path: '/users/registration', as: 'demo' },
      unknown('/users/registration?id=4711'),
    ],
    '/merchant/registration': [
      { path: '/merchant/registration' },
      ...['details', 'documents', 'confirm'].map((step) => ({ path: `/merchant/registration?step=${step}` })),
    ],
    '/merchant/registration/confirm': [{ path: '/merchant/registration/confirm' }],
    '/middlewares/privacy_agreement': [{ path: '/middlewares/privacy_agreement' }],
    '/:slug': [notFound('/no-such-page')],
  };
}

/** Pages that redirect as soon as scripts run: other tests cover them. */
export const leadingAway: readonly string[] = ['/sign-in'];

/** Pages that are shown in frames of other pages: they have no header and no visible title. */
export const framed: readonly string[] = ['/order/wallets'];

/** Patterns of all addresses that must stay valid: links to them are on other sites and in mails. */
export const promised: readonly string[] = [
  ...['/', '/callback', '/logout', '/users'],
  ...['address_list', 'collection_list', 'coupon_list', 'order_list', 'refund_confirm'].map((name) => `/users/${name}`),
  ...['refund_list', 'review_confirm', 'review_list', 'user_info', 'registration'].map((name) => `/users/${name}`),
  ...['about_us', 'affiliate_stores', 'contact_us'].map((name) => `/company/${name}`),
  '/merchant/merchant',
  ...['category', 'coupon', 'home', 'qualification'].map((name) => `/merchant/merchant/${name}`),
  ...['merchant_more', 'merchant_street', 'registration', 'registration/confirm'].map((name) => `/merchant/${name}`),
  ...['callback_twitter', 'privacy_agreement'].map((name) => `/middlewares/${name}`),
  ...['order_confirm', 'order_detail', 'payment_result', 'refund_detail', 'shopping_cart', 'stripe_payment'].map(
    (name) => `/order/${name}`,
  ),
  ...['activity_list', 'all', 'product_search', 'top_one'].map((name) => `/products/${name}`),
  ...['payment_method', 'privacy_policy', 'refund_policy', 'shipping_policy', 'terms_of_service'].map(
    (name) => `/service/${name}`,
  ),
  ...['/collections/:slug', '/p/:slug', '/p/:slug/key/:id/details', '/product/:slug'],
  ...['/product/:slug/key/:id/details', '/product/:slug/:key/details/preview', '/:slug'],
];
