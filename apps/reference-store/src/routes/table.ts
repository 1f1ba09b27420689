import type { WordFolder } from '../i18n/catalogue.ts';
import * as paths from '../page/paths.ts';
import type { RouteModule } from '../router/route-types.ts';

export interface RouteEntry {
  /** Without language prefix; the first path is the canonical one. */
  paths: readonly string[];
  /** The module's place in the build manifest, from which a server learns its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
  /**
   * Parameters that a public page reads, in the order in which its address is written. Others, such as those of
   * advertisements, lead to the same page. A private page, which is never kept, reads what it likes.
   */
  query?: readonly string[];
  /** Folders of words that the page says beyond those of every page. */
  words?: readonly WordFolder[];
}

// Written out, so that the first page loads nothing that reads them; the test of this table compares them with the readers.
const listQuery = ['title', 'cid', 'l', 'sort', 'min', 'max', 'page', 'to'];
const productQuery = ['variant', 'reviews', 'reviewsPage'];

const pages: readonly RouteEntry[] = [
  { paths: ['/'], source: 'src/routes/home.tsx', load: () => import('./home.tsx'), query: [] },
  {
    paths: [paths.allProducts],
    source: 'src/routes/all-products.tsx',
    load: () => import('./all-products.tsx'),
    query: listQuery,
    words: ['browse'],
  },
  {
    paths: [paths.search],
    source: 'src/routes/product-search.tsx',
    load: () => import('./product-search.tsx'),
    query: listQuery,
    words: ['browse'],
  },
  {
    paths: [paths.activities],
    source: 'src/routes/activity-list.tsx',
    load: () => import('./activity-list.tsx'),
    query: ['id', 'page', 'to'],
    words: ['lists'],
  },
  {
    paths: [paths.topProducts],
    source: 'src/routes/top-one.tsx',
    load: () => import('./top-one.tsx'),
    query: [],
    words: ['lists'],
  },
  {
    paths: ['/collections/:slug'],
    source: 'src/routes/collection.tsx',
    load: () => import('./collection.tsx'),
    query: listQuery,
    words: ['browse'],
  },
  {
    paths: ['/product/:slug', '/product/:slug/key/:id/details'],
    source: 'src/routes/product.tsx',
    load: () => import('./product.tsx'),
    query: productQuery,
    words: ['product'],
  },
  {
    paths: ['/p/:slug', '/p/:slug/key/:id/details'],
    source: 'src/routes/product-landing.tsx',
    load: () => import('./product-landing.tsx'),
    query: productQuery,
    words: ['product'],
  },
  {
    paths: ['/product/:slug/:id/details/preview'],
    source: 'src/routes/product-preview.tsx',
    load: () => import('./product-preview.tsx'),
    query: productQuery,
    words: ['product'],
  },
  {
    paths: [paths.cart],
    source: 'src/routes/shopping-cart.tsx',
    load: () => import('./shopping-cart.tsx'),
    words: ['account', 'frame'],
  },
  {
    paths: [paths.register],
    source: 'src/routes/register.tsx',
    load: () => import('./register.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.signIn],
    source: 'src/routes/sign-in.tsx',
    load: () => import('./sign-in.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.callback],
    source: 'src/routes/callback.tsx',
    load: () => import('./callback.tsx'),
    words: ['account'],
  },
  { paths: [paths.logout], source: 'src/routes/logout.tsx', load: () => import('./logout.tsx'), words: ['account'] },
  {
    paths: [paths.checkout],
    source: 'src/routes/order-confirm.tsx',
    load: () => import('./order-confirm.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.stripePayment],
    source: 'src/routes/stripe-payment.tsx',
    load: () => import('./stripe-payment.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.paymentResult],
    source: 'src/routes/payment-result.tsx',
    load: () => import('./payment-result.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.order],
    source: 'src/routes/order-detail.tsx',
    load: () => import('./order-detail.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.orders],
    source: 'src/routes/order-list.tsx',
    load: () => import('./order-list.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.refundForm],
    source: 'src/routes/refund-confirm.tsx',
    load: () => import('./refund-confirm.tsx'),
    words: ['account', 'service'],
  },
  {
    paths: [paths.refunds],
    source: 'src/routes/refund-list.tsx',
    load: () => import('./refund-list.tsx'),
    words: ['account', 'service'],
  },
  {
    paths: [paths.refund],
    source: 'src/routes/refund-detail.tsx',
    load: () => import('./refund-detail.tsx'),
    words: ['account', 'service'],
  },
  {
    paths: [paths.reviewForm],
    source: 'src/routes/review-confirm.tsx',
    load: () => import('./review-confirm.tsx'),
    words: ['account', 'service'],
  },
  {
    paths: [paths.reviews],
    source: 'src/routes/review-list.tsx',
    load: () => import('./review-list.tsx'),
    words: ['account', 'service'],
  },
  {
    paths: [paths.account],
    source: 'src/routes/account.tsx',
    load: () => import('./account.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.wishes],
    source: 'src/routes/collection-list.tsx',
    load: () => import('./collection-list.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.coupons],
    source: 'src/routes/coupon-list.tsx',
    load: () => import('./coupon-list.tsx'),
    words: ['account', 'product'],
  },
  { paths: [paths.points], source: 'src/routes/points.tsx', load: () => import('./points.tsx'), words: ['account'] },
  {
    paths: [paths.profile],
    source: 'src/routes/user-info.tsx',
    load: () => import('./user-info.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.forgottenPassword],
    source: 'src/routes/forgotten-password.tsx',
    load: () => import('./forgotten-password.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.twitterCallback],
    source: 'src/routes/callback-twitter.tsx',
    load: () => import('./callback-twitter.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.addresses],
    source: 'src/routes/address-list.tsx',
    load: () => import('./address-list.tsx'),
    words: ['account'],
  },
  {
    paths: [paths.merchantStreet],
    source: 'src/routes/merchant-street.tsx',
    load: () => import('./merchant-street.tsx'),
    query: ['page'],
    words: ['merchants', 'product', 'below'],
  },
  {
    paths: [paths.merchantSearch],
    source: 'src/routes/merchant-search.tsx',
    load: () => import('./merchant-search.tsx'),
    query: ['title', 'type', 'category', 'page'],
    words: ['merchants', 'product', 'below'],
  },
  {
    paths: ['/merchant/merchant/:page', '/merchant/merchant'],
    source: 'src/routes/merchant.tsx',
    load: () => import('./merchant.tsx'),
    query: ['id', ...listQuery],
    words: ['merchants', 'product', 'below'],
  },
  {
    paths: [paths.sellWithUs],
    source: 'src/routes/sell.tsx',
    load: () => import('./sell.tsx'),
    words: ['account', 'service', 'application'],
  },
  {
    paths: [paths.merchantApplication],
    source: 'src/routes/merchant-application.tsx',
    load: () => import('./merchant-application.tsx'),
    words: ['account', 'service', 'application'],
  },
  {
    paths: [paths.merchantApplicationSent],
    source: 'src/routes/merchant-application-sent.tsx',
    load: () => import('./merchant-application-sent.tsx'),
    words: ['account', 'service', 'application'],
  },
  {
    paths: [paths.merchantAgreement],
    source: 'src/routes/merchant-agreement.tsx',
    load: () => import('./merchant-agreement.tsx'),
    query: [],
    words: ['application'],
  },
  {
    paths: paths.contentPaths,
    source: 'src/routes/content.tsx',
    load: () => import('./content.tsx'),
    query: [],
    words: ['content'],
  },
];

/** Every page of the shop. A route's code is its own chunk. */
export const routes: readonly RouteEntry[] = [
  ...pages,
  // Fits every address of one segment: the last.
  { paths: ['/:slug'], source: 'src/routes/landing.tsx', load: () => import('./landing.tsx'), query: [] },
];
