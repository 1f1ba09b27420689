import type { RouteHandle } from '../router/route-types.ts';

export { ProductRoute as Component, prefetchProduct as prefetch } from '../features/product/ProductRoute.tsx';

export const handle: RouteHandle = { access: 'public' };
