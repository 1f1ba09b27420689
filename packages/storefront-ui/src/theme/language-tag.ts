/** A tag that `Intl` takes, also for one with an underscore; English for none. */
export function languageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
