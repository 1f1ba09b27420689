import { localizePath } from '@promenade/storefront-hooks/domain';
import { ownerMarkup } from '@promenade/storefront-ui/template/server';
import { ownerAddresses } from '../features/owner-pages/owner-addresses.ts';
import { ownerPagesAt } from '../features/owner-pages/owner-data.ts';
import type { WriteOwnerMarkup } from '../features/owner-pages/owner-markup.ts';
import type { Locale } from '../i18n/locale.ts';
import * as paths from '../page/paths.ts';

/** The module by which browsers load the code of owners' pages. */
export const OWNER_PARTS = ['src/features/owner-pages/install.ts'];

type Fallback = Readonly<Record<string, unknown>>;

/** Names of the reads that tell of an owner's page. */
const reads = new Set(['ownerPage', 'hasOwnerPage']);

/** The name of a read, and the type of owner's page that it is about. */
const readOf = (key: string) => (JSON.parse(key) as unknown[]).slice(1, 3).map(String);

/** Whether what was read for a page tells of any page of the shop's owner. */
export function hasOwnerPages(fallback: Fallback): boolean {
  return Object.entries(fallback).some(
    ([key, data]) => data !== null && data !== false && reads.has(readOf(key)[0] ?? ''),
  );
}

/** Whether an owner's page that belongs to an address could not be read in time: the shop's own stands in for it. */
export function lacksOwnerPage(fallback: Fallback, pathname: string): boolean {
  const read = new Set(Object.keys(fallback).map((key) => readOf(key).join(' ')));
  return ownerPagesAt(pathname).some(({ type }) => !read.has(`ownerPage ${type}`));
}

interface MarkupOptions {
  origin: string;
  locale: Locale;
  nonce: string;
  /** What the browser is told: a page that cannot be shown is none there either. */
  fallback: Record<string, unknown>;
}

/** Writes owners' pages into one answer. */
export function createOwnerMarkup({ origin, locale, nonce, fallback }: MarkupOptions): WriteOwnerMarkup {
  const forms = { search: localizePath(paths.search, locale), newsletter: '/newsletter' };
  return (key, content) => {
    try {
      const markup = ownerMarkup(content, { ...ownerAddresses(origin, locale), nonce, forms });
      if (markup !== undefined) return markup;
    } catch (error) {
      console.error(error);
    }
    fallback[key] = null;
    return undefined;
  };
}
