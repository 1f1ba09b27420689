import { en, errorText, fr } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

const texts = { en, fr };

/**
 * What to show a shopper about an error, in the language of the page: the server's own sentence where there is one. Empty for
 * an aborted call.
 */
export function errorTextIn(error: unknown, locale: Locale): string {
  return errorText(error, texts[locale]);
}
