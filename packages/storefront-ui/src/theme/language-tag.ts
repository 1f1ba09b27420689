/** A tag that `Intl` accepts, converted from one with underscores if necessary; English if the text is not a tag. */
export function languageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
