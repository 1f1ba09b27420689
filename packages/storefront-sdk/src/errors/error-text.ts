import { type ErrorKind, isStorefrontError } from './storefront-error.ts';

/** One message per kind of error, in one language; `aborted` has none. Start from `en` or `fr` to write your own. */
export type ErrorTexts = Readonly<Record<Exclude<ErrorKind, 'aborted'>, string>>;

/**
 * Returns the message to show a shopper: the server's, if it sent one (specification, section 8), or the one for the
 * kind of the error. Empty for an aborted call; the message for `platform` for anything but a `StorefrontError`.
 *
 * @example errorText(error, fr)
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!isStorefrontError(error)) return texts.platform;
  if (error.kind === 'aborted') return '';
  return error.serverMessage ?? texts[error.kind];
}

/**
 * Returns the texts for a locale. Falls back to its language (`fr-CA` → `fr`), then to the first texts given.
 *
 * @example errorText(error, textsFor(navigator.language, { en, fr }))
 */
export function textsFor<Texts = ErrorTexts>(locale: string, available: Readonly<Record<string, Texts>>): Texts {
  const [language = ''] = locale.split('-');
  return available[locale] ?? available[language] ?? (Object.values(available)[0] as Texts);
}
