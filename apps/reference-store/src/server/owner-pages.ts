import { localizePath } from '@promenade/storefront-hooks/domain';
import { ownerMarkup } from '@promenade/storefront-ui/template/server';
import type { Locale } from '../i18n/locale.ts';
import { ownerAddresses } from '../lib/owner-addresses.ts';
import type { WriteOwnerMarkup } from '../lib/owner-markup.ts';
import { ownerPagesAt } from '../lib/owner-pages.ts';
import * as paths from '../lib/paths.ts';
import type { Answer } from './server-data.ts';

/** The module by which browsers load the code of owners' pages. */
export const OWNER_PARTS = ['src/components/owner-install.ts'];

/** Names of the reads that tell of an owner's page. */
const reads = new Set(['ownerPage', 'hasOwnerPage']);

/** Whether what was read for a page tells of any page of the shop's owner. */
export function hasOwnerPages(answers: readonly Answer[]): boolean {
  return answers.some(({ key: [name], data }) => data !== null && data !== false && reads.has(name));
}

/** Whether an owner's page that belongs to an address could not be read in time: the shop's own stands in for it. */
export function lacksOwnerPage(answers: readonly Answer[], pathname: string): boolean {
  const isRead = (type: string) => answers.some(({ key }) => key[0] === 'ownerPage' && key[1] === type);
  return ownerPagesAt(pathname).some(({ type }) => !isRead(type));
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
  return (content) => {
    try {
      const markup = ownerMarkup(content, { ...ownerAddresses(origin, locale), nonce, forms });
      if (markup !== undefined) return markup;
    } catch (error) {
      console.error(error);
    }
    for (const [key, data] of Object.entries(fallback)) if (data === content) fallback[key] = null;
    return undefined;
  };
}
