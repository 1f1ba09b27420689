import type { RouteModule } from '../router/route-types.ts';

export interface RouteEntry {
  /** Without language prefix; the first path is the canonical one. */
  paths: readonly string[];
  /** The module's place in the build manifest, from which a server learns its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
  /** The page says words of signing in, buying or the account. */
  needsAccountWords?: true;
}

/** Every page of the shop. A route's code is its own chunk. */
export const routes: readonly RouteEntry[] = [
  { paths: ['/'], source: 'src/routes/home.tsx', load: () => import('./home.tsx') },
  { paths: ['/products/all'], source: 'src/routes/all-products.tsx', load: () => import('./all-products.tsx') },
  {
    paths: ['/products/product_search'],
    source: 'src/routes/product-search.tsx',
    load: () => import('./product-search.tsx'),
  },
  { paths: ['/collections/:slug'], source: 'src/routes/collection.tsx', load: () => import('./collection.tsx') },
  {
    paths: ['/product/:slug', '/product/:slug/key/:id/details', '/p/:slug', '/p/:slug/key/:id/details'],
    source: 'src/routes/product.tsx',
    load: () => import('./product.tsx'),
  },
  {
    paths: ['/order/shopping_cart'],
    source: 'src/routes/shopping-cart.tsx',
    load: () => import('./shopping-cart.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/register'],
    source: 'src/routes/register.tsx',
    load: () => import('./register.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/sign-in'],
    source: 'src/routes/sign-in.tsx',
    load: () => import('./sign-in.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/callback'],
    source: 'src/routes/callback.tsx',
    load: () => import('./callback.tsx'),
    needsAccountWords: true,
  },
  { paths: ['/logout'], source: 'src/routes/logout.tsx', load: () => import('./logout.tsx'), needsAccountWords: true },
  {
    paths: ['/order/order_confirm'],
    source: 'src/routes/order-confirm.tsx',
    load: () => import('./order-confirm.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/order/payment_result'],
    source: 'src/routes/payment-result.tsx',
    load: () => import('./payment-result.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/order/order_detail'],
    source: 'src/routes/order-detail.tsx',
    load: () => import('./order-detail.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/users/order_list'],
    source: 'src/routes/order-list.tsx',
    load: () => import('./order-list.tsx'),
    needsAccountWords: true,
  },
  {
    paths: ['/users/address_list'],
    source: 'src/routes/address-list.tsx',
    load: () => import('./address-list.tsx'),
    needsAccountWords: true,
  },
];
