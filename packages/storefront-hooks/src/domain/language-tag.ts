/**
 * A language tag that `Intl` accepts, also for tags with an underscore. English for invalid tags.
 *
 * @example languageTag('pt_PT') // 'pt-PT'
 */
export function languageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
