import { type ErrorKind, isStorefrontError } from './storefront-error.ts';

/** One sentence per kind of error, in one language; an aborted call has none. Start from `en` or `fr` to write your own. */
export type ErrorTexts = Readonly<Record<Exclude<ErrorKind, 'aborted'>, string>>;

/**
 * What to show a shopper about an error: the server's own sentence where there is one (specification, section 8), else
 * the sentence for its kind. Empty for an aborted call; the sentence for `platform` for anything but a `StorefrontError`.
 *
 * @example errorText(error, fr)
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!isStorefrontError(error)) return texts.platform;
  if (error.kind === 'aborted') return '';
  return error.serverMessage ?? texts[error.kind];
}

/**
 * The texts for a locale: its own, else those of its language (`fr-CA` → `fr`), else the first ones given.
 *
 * @example errorText(error, textsFor(navigator.language, { en, fr }))
 */
export function textsFor(locale: string, available: Readonly<Record<string, ErrorTexts>>): ErrorTexts {
  const [language = ''] = locale.split('-');
  return available[locale] ?? available[language] ?? (Object.values(available)[0] as ErrorTexts);
}
