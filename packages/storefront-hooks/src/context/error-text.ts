import { type ErrorTexts, en, errorText, fr, textsFor } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

/**
 * The text that shows an error to a shopper, for use outside the provider: the server's message if there is one. Empty for
 * an aborted call. Inside the provider use `errorText` of `useStorefront`.
 *
 * @param texts Texts by language, in addition to the English and French ones. `fr-CA` falls back to `fr`, others to English.
 */
export function errorTextIn(error: unknown, locale: Locale, texts?: Readonly<Record<Locale, ErrorTexts>>): string {
  return errorText(error, textsFor(locale, { en, fr, ...texts }));
}
