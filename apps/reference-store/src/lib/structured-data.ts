import { useStorefront } from '@promenade/storefront-hooks';
import { breadcrumbData, type StructuredData } from '@promenade/storefront-hooks/domain';
import { createContext, useContext } from 'react';
import { useEnvironment } from './environment.ts';

const CollectorContext = createContext<object[] | null>(null);

/** On a server: where pages leave what search engines shall read. */
export const StructuredDataProvider = CollectorContext.Provider;

/**
 * Describes the page to search engines. They read what the server sends, so it is written there once and for all;
 * a browser does nothing here.
 */
export function useStructuredData(...descriptions: (object | undefined)[]): void {
  const collected = useContext(CollectorContext);
  for (const description of descriptions) if (description) collected?.push(description);
}

/** The pages above a page as search engines read them. */
export function useBreadcrumbData(trail: readonly { name: string; href: string }[]): StructuredData | undefined {
  const { origin } = useEnvironment();
  const { href: link } = useStorefront();
  // Search engines read what the server sends; a browser goes without the code.
  if (!import.meta.env.SSR) return undefined;
  return breadcrumbData(trail.map(({ name, href }) => ({ name, url: origin + link(href) })));
}
