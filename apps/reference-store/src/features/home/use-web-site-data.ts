import { useStorefront } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from '../../app/environment.ts';

/** The shop as search engines read it, with the way to search it. */
export function useWebSiteData(): object {
  const { store } = useStorefront();
  const { origin, locale } = useEnvironment();
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: store.websiteTitle,
    url: origin + localizePath('/', locale),
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${localizePath('/products/product_search', locale)}?title={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
