import type { FolderStrings, UiStrings } from '@promenade/storefront-ui';
import type { Locale } from './locale.ts';
import type accountMessages from './messages/en.account.json';
import type messages from './messages/en.json';

/** Name of a text that every page may say. */
export type MessageId = keyof typeof messages;
/** Name of a text of signing in, buying and the account. */
export type AccountMessageId = keyof typeof accountMessages;

/** Texts by their names. */
export type Words = Readonly<Record<string, string>>;

/** What every page of one language may say: the store's own words, and those of the components. */
export interface Catalogue {
  messages: Words;
  uiStrings: FolderStrings;
}

/** What pages of signing in, buying and the account may say besides. */
export interface AccountCatalogue {
  messages: Words;
  account: UiStrings['account'];
}

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

const accountWords: Record<Locale, () => Promise<AccountCatalogue>> = {
  en: () => import('./catalogues/en-account.ts'),
  fr: () => import('./catalogues/fr-account.ts'),
};

/** Loads the words of one language and no other: those that every page may need. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}

/** Loads the words of signing in, buying and the account; `AccountWords` gives them to a page. */
export function loadAccountWords(locale: Locale): Promise<AccountCatalogue> {
  return accountWords[locale]();
}
