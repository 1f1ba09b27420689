import { useStorefront } from '@promenade/storefront-hooks';
import { type StructuredData, webSiteData } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from '../../page/environment.ts';
import { SEARCH_PATH } from '../catalog/search-path.ts';

/** The shop as search engines read it, with its search. */
export function useWebSiteData(): StructuredData {
  const { store, locale, href } = useStorefront();
  const { origin } = useEnvironment();
  const search = { url: origin + href(SEARCH_PATH), parameter: 'title' };
  return webSiteData({ name: store.websiteTitle, url: origin + href('/'), locale, search });
}
