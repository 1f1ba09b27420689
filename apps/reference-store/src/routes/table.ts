import * as paths from '../lib/paths.ts';
import type { RouteEntry } from '../lib/route.ts';

type Options = Pick<RouteEntry, 'query' | 'words'>;

/** A row of the table: the addresses of a page, its file in this folder, and its query parameters and texts. */
const page = (
  path: string | readonly string[],
  file: string,
  load: RouteEntry['load'],
  options?: Options,
): RouteEntry => ({
  paths: typeof path === 'string' ? [path] : path,
  source: `src/routes/${file}.tsx`,
  load,
  ...options,
});

// Written out so that the first page does not load the parser; the test of this table compares them.
const facetQuery = ['attribute', 'merchant', 'rating', 'stock', 'shipping', 'sale'];
const narrowed = ['title', 'cid', 'l', 'sort', 'min', 'max'];
const pages = ['page', 'to'];
const listQuery = [...narrowed, ...facetQuery, ...pages];
const list: Options = { query: listQuery, words: ['browse'] };
const product: Options = { query: ['variant', 'reviews', 'reviewsPage'], words: ['product'] };
const merchants: Options = { words: ['merchants', 'product', 'below'] };
const account: Options = { words: ['account'] };
const service: Options = { words: ['account', 'service'] };
const application: Options = { words: ['account', 'service', 'application'] };

/** All pages of the shop. The first route that matches an address is used. Each page's code is a separate chunk. */
export const routes: readonly RouteEntry[] = [
  page('/', 'home', () => import('./home.tsx'), { query: [] }),
  page(paths.allProducts, 'all-products', () => import('./all-products.tsx'), list),
  page(paths.search, 'product-search', () => import('./product-search.tsx'), list),
  page('/collections/:slug', 'collection', () => import('./collection.tsx'), list),
  page(paths.activities, 'activity-list', () => import('./activity-list.tsx'), {
    query: ['id', 'page', 'to'],
    words: ['lists'],
  }),
  page(paths.topProducts, 'top-one', () => import('./top-one.tsx'), { query: [], words: ['lists'] }),
  page(paths.compare, 'compare', () => import('./compare.tsx'), { query: ['ids'], words: ['browse'] }),
  page(['/product/:slug', '/product/:slug/key/:id/details'], 'product', () => import('./product.tsx'), product),
  page(['/p/:slug', '/p/:slug/key/:id/details'], 'product-landing', () => import('./product-landing.tsx'), product),
  page('/product/:slug/:id/details/preview', 'product-preview', () => import('./product-preview.tsx'), product),
  page(paths.cart, 'shopping-cart', () => import('./shopping-cart.tsx'), { words: ['account', 'frame'] }),
  page(paths.cartLink, 'cart-link', () => import('./cart-link.tsx'), { words: ['account', 'link'] }),
  page(paths.register, 'register', () => import('./register.tsx'), account),
  page(paths.signIn, 'sign-in', () => import('./sign-in.tsx'), account),
  page(paths.callback, 'callback', () => import('./callback.tsx'), account),
  page(paths.twitterCallback, 'callback-twitter', () => import('./callback-twitter.tsx'), account),
  page(paths.logout, 'logout', () => import('./logout.tsx'), account),
  page(paths.forgottenPassword, 'forgotten-password', () => import('./forgotten-password.tsx'), account),
  page(paths.checkout, 'order-confirm', () => import('./order-confirm.tsx'), account),
  page(paths.stripePayment, 'stripe-payment', () => import('./stripe-payment.tsx'), account),
  page(paths.wallets, 'wallets', () => import('./wallets.tsx'), { words: ['wallets'] }),
  page(paths.paymentResult, 'payment-result', () => import('./payment-result.tsx'), account),
  page(paths.order, 'order-detail', () => import('./order-detail.tsx'), account),
  page(paths.orders, 'order-list', () => import('./order-list.tsx'), account),
  page(paths.refundForm, 'refund-confirm', () => import('./refund-confirm.tsx'), service),
  page(paths.refunds, 'refund-list', () => import('./refund-list.tsx'), service),
  page(paths.refund, 'refund-detail', () => import('./refund-detail.tsx'), service),
  page(paths.withdrawal, 'withdrawal', () => import('./withdrawal.tsx'), service),
  page(paths.reviewForm, 'review-confirm', () => import('./review-confirm.tsx'), service),
  page(paths.reviews, 'review-list', () => import('./review-list.tsx'), service),
  page(paths.account, 'account', () => import('./account.tsx'), account),
  page(paths.wishes, 'collection-list', () => import('./collection-list.tsx'), account),
  page(paths.coupons, 'coupon-list', () => import('./coupon-list.tsx'), { words: ['account', 'product'] }),
  page(paths.points, 'points', () => import('./points.tsx'), account),
  page(paths.profile, 'user-info', () => import('./user-info.tsx'), account),
  page(paths.addresses, 'address-list', () => import('./address-list.tsx'), account),
  page(paths.merchantStreet, 'merchant-street', () => import('./merchant-street.tsx'), {
    ...merchants,
    query: ['page'],
  }),
  page(paths.merchantSearch, 'merchant-search', () => import('./merchant-search.tsx'), {
    ...merchants,
    query: ['title', 'type', 'category', 'page'],
  }),
  page(['/merchant/merchant/:page', '/merchant/merchant'], 'merchant', () => import('./merchant.tsx'), {
    ...merchants,
    query: ['id', ...narrowed, ...pages],
  }),
  page(paths.sellWithUs, 'sell', () => import('./sell.tsx'), application),
  page(paths.merchantApplication, 'merchant-application', () => import('./merchant-application.tsx'), application),
  page(
    paths.merchantApplicationSent,
    'merchant-application-sent',
    () => import('./merchant-application-sent.tsx'),
    application,
  ),
  page(paths.merchantAgreement, 'merchant-agreement', () => import('./merchant-agreement.tsx'), {
    query: [],
    words: ['application'],
  }),
  page(paths.contentPaths, 'content', () => import('./content.tsx'), { query: [], words: ['content'] }),
  // Matches every address with one segment, so it must be the last.
  page('/:slug', 'landing', () => import('./landing.tsx'), { query: [] }),
];
