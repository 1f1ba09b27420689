import { queries, useMerchantSearch } from '@promenade/storefront-hooks';
import { AppliedFilters } from '@promenade/storefront-ui/shop';
import { MerchantList } from '../components/MerchantList.tsx';
import { MerchantSearchForm } from '../components/MerchantSearchForm.tsx';
import { Page } from '../components/Page.tsx';
import { useText } from '../i18n/texts.tsx';
import { readPage } from '../lib/list.ts';
import { merchantSearchPath, parseMerchantSearchPath } from '../lib/merchant-paths.ts';
import { MERCHANTS_SIZE, merchantQueries } from '../lib/merchants-data.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ url, data }: RouteRequest) {
  const { filters, page } = parseMerchantSearchPath(url.searchParams);
  const [redirect] = await Promise.all([
    readPage({ data, url }, merchantQueries.found(filters, page), page),
    data.prefetch(queries.merchantTypes(), queries.businessCategories()),
  ]);
  return redirect;
}

export function Component({ url }: RouteProps) {
  const text = useText('merchants');
  const { filters, page } = parseMerchantSearchPath(url.searchParams);
  const { keywords } = filters;
  const list = useMerchantSearch(filters, { limit: MERCHANTS_SIZE, firstPage: page });
  const title = keywords ? text('merchants.resultsFor', { words: keywords }) : text('merchants.results');
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <Page title={title} above={[{ name: text('merchants.directory'), href: paths.merchantStreet }]} spaced>
      <MerchantSearchForm filters={filters} />
      <AppliedFilters result={list.isLoading ? '' : text('merchants.count', { count: list.total })} filters={[]} />
      <MerchantList
        list={list}
        page={page}
        pageHref={(number) => merchantSearchPath(filters, number)}
        narrowed={isNarrowed}
      />
    </Page>
  );
}
