import { localizePath } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from '../../app/environment.ts';

/** The way to a page as search engines read it. */
export function useBreadcrumbData(trail: readonly { name: string; href: string }[]): object {
  const { origin, locale } = useEnvironment();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + localizePath(href, locale),
    })),
  };
}
