import { type ErrorTexts, en, errorText, fr, textsFor } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

/**
 * What to show a shopper about an error, outside of the provider: the server's own sentence where there is one. Empty for
 * an aborted call. Below the provider use `errorText` of `useStorefront`.
 *
 * @param texts Sentences by language, beside the English and French ones. `fr-CA` falls back to `fr`, others to English.
 */
export function errorTextIn(error: unknown, locale: Locale, texts?: Readonly<Record<Locale, ErrorTexts>>): string {
  return errorText(error, textsFor(locale, { en, fr, ...texts }));
}
