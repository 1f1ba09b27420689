import { allowsOwnerPages } from '@promenade/storefront-hooks/domain';
import { hasOwnerPage, type OwnerPageKey, ownerPage } from '@promenade/storefront-hooks/template';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { RouteRequest } from './route.ts';

const everywhere: readonly OwnerPageKey[] = [{ type: 'HEADER' }, { type: 'FOOTER' }];
const home: OwnerPageKey = { type: 'HOME' };

/** Longest time in ms that a page waits for the owner's content. Later content would replace text that the visitor is already reading. */
const OWNER_PAGES_TIMEOUT_MS = 1_500;

/** The types of owner's pages shown at an address, in addition to those that have their own address. */
export function ownerPagesAt(pathname: string): readonly OwnerPageKey[] {
  if (!allowsOwnerPages(pathname)) return [];
  return pathname === '/' ? [...everywhere, home] : everywhere;
}

/** Reads the owner's pages for an address. Shops without such pages, or with a slow backend, show the store's pages. */
export async function prefetchOwnerPages({ url, data }: Omit<RouteRequest, 'params'>): Promise<void> {
  const pages = Promise.allSettled(ownerPagesAt(url.pathname).map((key) => data.read(ownerPage(key))));
  await Promise.race([pages, new Promise((resolve) => setTimeout(resolve, OWNER_PAGES_TIMEOUT_MS))]);
}

/** Reads whether owner's pages exist for other addresses, so that a browser loads their code when it navigates there. */
export async function prefetchOtherOwnerPages({ url, data }: Omit<RouteRequest, 'params'>): Promise<void> {
  const here = new Set(ownerPagesAt(url.pathname).map(({ type }) => type));
  const others = [...everywhere, home].filter(({ type }) => !here.has(type));
  await data.prefetch(...others.map(({ type }) => hasOwnerPage({ type })));
}

/**
 * Reads the owner's page of an address. Returns its current slug, which differs if the page was renamed; undefined if there is no page, or it cannot
 * be loaded.
 */
export async function slugOfOwnerPage(
  key: OwnerPageKey & { slug: string },
  { data }: Pick<RouteRequest, 'data'>,
): Promise<string | undefined> {
  try {
    const page = await data.read(ownerPage(key));
    return page ? (page.slug ?? key.slug) : undefined;
  } catch (error) {
    if (isStorefrontError(error)) return undefined;
    throw error;
  }
}
