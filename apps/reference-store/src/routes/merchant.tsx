import { queries, useMerchant, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { StorefrontError } from '@promenade/storefront-sdk';
import { readPage } from '../features/catalog/list-data.ts';
import { MerchantCoupons } from '../features/merchants/MerchantCoupons.tsx';
import { MerchantHome } from '../features/merchants/MerchantHome.tsx';
import { MerchantPapers } from '../features/merchants/MerchantPapers.tsx';
import { MerchantProducts } from '../features/merchants/MerchantProducts.tsx';
import { MerchantShell } from '../features/merchants/MerchantShell.tsx';
import {
  merchantProductsPath,
  parseMerchantFilters,
  parseMerchantPath,
} from '../features/merchants/merchant-page-path.ts';
import { merchantQueries } from '../features/merchants/merchants-data.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ params, url, data }: RouteRequest) {
  const asked = parseMerchantPath(params.page ?? 'home', url);
  if (!asked) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'merchants.index' });
  const { id, page } = asked;
  const filters = parseMerchantFilters(url, data.currency);
  if (!params.page) return { to: merchantPath(id), permanent: true };
  const [redirect] = await Promise.all([
    page === 'category' ? readPage({ data, url }, merchantQueries.products(id, filters), filters.page) : undefined,
    data.read(queries.merchant(id)),
    // Contact data and papers are read by the browser alone: no copy of them stays in kept pages.
    page === 'home' && data.read(merchantQueries.recommended(id)),
    data.prefetch(queries.merchantTypes(), ...(page === 'category' ? [queries.merchantCategories(id)] : [])),
  ]);
  return redirect;
}

export function Component({ params, url }: RouteProps) {
  const asked = parseMerchantPath(params.page, url);
  return asked ? <OneMerchant key={asked.id} {...asked} url={url} /> : null;
}

function OneMerchant({ id, page, url }: NonNullable<ReturnType<typeof parseMerchantPath>> & { url: URL }) {
  const name = useMerchant(id).data?.name ?? '';
  const filters = parseMerchantFilters(url, useStorefront().currency);
  const { keyword, page: number } = filters;
  const canonicalPath = {
    home: merchantPath(id),
    category: merchantProductsPath(id, number ? { page: number } : {}),
    coupon: merchantPath(id, 'coupon'),
    qualification: undefined,
  }[page];
  return (
    <MerchantShell id={id} current={page} words={keyword} {...(canonicalPath && { canonicalPath })}>
      {page === 'home' ? <MerchantHome id={id} /> : null}
      {page === 'category' ? <MerchantProducts id={id} filters={filters} /> : null}
      {page === 'coupon' ? <MerchantCoupons id={id} name={name} /> : null}
      {page === 'qualification' ? <MerchantPapers id={id} name={name} /> : null}
    </MerchantShell>
  );
}
