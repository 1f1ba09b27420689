import { useStorefront } from '@promenade/storefront-hooks';
import { breadcrumbData, type StructuredData } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from '../../page/environment.ts';

/** The pages above a page as search engines read them. */
export function useBreadcrumbData(trail: readonly { name: string; href: string }[]): StructuredData {
  const { origin } = useEnvironment();
  const { href: link } = useStorefront();
  return breadcrumbData(trail.map(({ name, href }) => ({ name, url: origin + link(href) })));
}
