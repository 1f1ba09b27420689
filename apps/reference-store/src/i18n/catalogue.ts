import type { Locale } from '@promenade/storefront-hooks/domain';
import type { UiStrings } from '@promenade/storefront-ui';
import type messages from './messages/en.json';

/** Name of a text of the store. */
export type MessageId = keyof typeof messages;

/** Every word of one language: the store's own, and those of the components. */
export interface Catalogue {
  messages: Record<MessageId, string>;
  uiStrings: UiStrings;
}

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

/** Loads the words of one language and no other. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}
