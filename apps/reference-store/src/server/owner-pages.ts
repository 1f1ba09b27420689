import { localizePath } from '@promenade/storefront-hooks/domain';
import { ownerMarkup } from '@promenade/storefront-ui/template/server';
import type { Locale } from '../i18n/locale.ts';
import { ownerAddresses } from '../lib/owner-addresses.ts';
import type { WriteOwnerMarkup } from '../lib/owner-markup.ts';
import { ownerPagesAt } from '../lib/owner-pages.ts';
import * as paths from '../lib/paths.ts';
import type { InlineCode } from './inline-code.ts';
import type { Answer } from './server-data.ts';

/** The module with which browsers load the code of owners' pages. */
export const OWNER_PARTS = ['src/components/owner-install.ts'];

/** Names of the queries of owner pages. */
const reads = new Set(['ownerPage', 'hasOwnerPage']);

/** Whether the data of a page contains an owner page. */
export function hasOwnerPages(answers: readonly Answer[]): boolean {
  return answers.some(({ key: [name], data }) => data !== null && data !== false && reads.has(name));
}

/** Whether an owner's page for this address could not be read in time, so that the store's page is shown. */
export function lacksOwnerPage(answers: readonly Answer[], pathname: string): boolean {
  const isRead = (type: string) => answers.some(({ key }) => key[0] === 'ownerPage' && key[1] === type);
  return ownerPagesAt(pathname).some(({ type }) => !isRead(type));
}

interface MarkupOptions {
  origin: string;
  locale: Locale;
  inline: InlineCode;
  /** Data for the browser. Pages that cannot be shown are removed from it. */
  fallback: Record<string, unknown>;
}

/** Renders owners' pages for one response. */
export function createOwnerMarkup({ origin, locale, inline, fallback }: MarkupOptions): WriteOwnerMarkup {
  const forms = { search: localizePath(paths.search, locale), newsletter: '/newsletter' };
  return (content) => {
    try {
      const markup = ownerMarkup(content, { ...ownerAddresses(origin, locale), nonce: inline.nonce, forms });
      // The filtered stylesheets come first; the policy allows no other style element.
      const sheets = [...(markup ?? '').matchAll(/<style>(.*?)<\/style>/gs)].slice(0, 1 + content.css.length);
      for (const [, text = ''] of sheets) inline.styles.add(text);
      if (markup !== undefined) return markup;
    } catch (error) {
      console.error(error);
    }
    for (const [key, data] of Object.entries(fallback)) if (data === content) fallback[key] = null;
    return undefined;
  };
}
