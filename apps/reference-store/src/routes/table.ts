import type { RouteModule } from '../router/route-types.ts';

export interface RouteEntry {
  /** Without language prefix; the first path is the canonical one. */
  paths: readonly string[];
  /** The module's place in the build manifest, from which a server learns its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
}

/** Every page of the shop. A route's code is its own chunk. */
export const routes: readonly RouteEntry[] = [
  { paths: ['/'], source: 'src/routes/home.tsx', load: () => import('./home.tsx') },
  { paths: ['/products/all'], source: 'src/routes/all-products.tsx', load: () => import('./all-products.tsx') },
  { paths: ['/products/product_search'], source: 'src/routes/product-search.tsx', load: () => import('./product-search.tsx') },
  { paths: ['/collections/:slug'], source: 'src/routes/collection.tsx', load: () => import('./collection.tsx') },
  { paths: ['/sign-in'], source: 'src/routes/sign-in.tsx', load: () => import('./sign-in.tsx') },
  { paths: ['/callback'], source: 'src/routes/callback.tsx', load: () => import('./callback.tsx') },
  { paths: ['/logout'], source: 'src/routes/logout.tsx', load: () => import('./logout.tsx') },
];
