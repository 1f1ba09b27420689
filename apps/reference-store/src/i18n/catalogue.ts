import type { Locale } from '@promenade/storefront-hooks/domain';
import type { UiStrings } from '@promenade/storefront-ui';
import type accountMessages from './messages/en.account.json';
import type messages from './messages/en.json';

/** Name of a text of the store. */
export type MessageId = keyof typeof messages | keyof typeof accountMessages;

/** Every word of one language: the store's own, and those of the components. */
export interface Catalogue {
  messages: Record<string, string>;
  uiStrings: UiStrings;
}

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

const accountWords: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('./catalogues/en-account.ts'),
  fr: () => import('./catalogues/fr-account.ts'),
};

/** Loads the words of one language and no other: those that every page may need. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}

/** Adds the words of signing in, buying and the account to a language; a page that says them waits for this. */
export async function loadAccountWords(locale: Locale): Promise<void> {
  const [{ messages }, more] = await Promise.all([loadCatalogue(locale), accountWords[locale]()]);
  Object.assign(messages, more.messages);
}
