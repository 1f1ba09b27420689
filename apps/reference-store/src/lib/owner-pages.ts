import { allowsOwnerPages } from '@promenade/storefront-hooks/domain';
import { hasOwnerPage, type OwnerPageKey, ownerPage } from '@promenade/storefront-hooks/template';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { RouteRequest } from './route.ts';

const everywhere: readonly OwnerPageKey[] = [{ type: 'HEADER' }, { type: 'FOOTER' }];
const home: OwnerPageKey = { type: 'HOME' };

/** Longest time a page waits for those of its owner: what comes later would take the place of what is already read. */
const PATIENCE_MS = 1_500;

/** The owner's pages that are shown at an address, besides those that have an address of their own. */
export function ownerPagesAt(pathname: string): readonly OwnerPageKey[] {
  if (!allowsOwnerPages(pathname)) return [];
  return pathname === '/' ? [...everywhere, home] : everywhere;
}

/** Reads the owner's pages around an address. A shop without them, or a slow one, shows its own. */
export async function prefetchOwnerPages({ url, data }: Omit<RouteRequest, 'params'>): Promise<void> {
  const pages = Promise.allSettled(ownerPagesAt(url.pathname).map((key) => data.read(ownerPage(key))));
  await Promise.race([pages, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Reads whether there are owner's pages that other addresses show, so that a browser has their code when it goes there. */
export async function prefetchOtherOwnerPages({ url, data }: Omit<RouteRequest, 'params'>): Promise<void> {
  const here = new Set(ownerPagesAt(url.pathname).map(({ type }) => type));
  const others = [...everywhere, home].filter(({ type }) => !here.has(type));
  await data.prefetch(...others.map(({ type }) => hasOwnerPage({ type })));
}

/**
 * Reads the owner's page of an address. Returns the slug that it has now, which is another one if it was renamed; undefined where
 * there is no page, or none that can be loaded.
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
