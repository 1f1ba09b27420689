import { queries } from '@promenade/storefront-hooks';
import { ContentPage } from '../features/content/ContentPage.tsx';
import { affiliateQueries, contentPageAt } from '../features/content/content-pages.ts';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ url, data }: RouteRequest) {
  if (url.pathname === paths.contactUs) await data.prefetch(queries.homeIndex());
  if (url.pathname === paths.affiliateStores) await data.prefetch(...affiliateQueries);
}

export function Component({ url }: RouteProps) {
  const page = contentPageAt(url.pathname);
  return page ? <ContentPage page={page} /> : null;
}
