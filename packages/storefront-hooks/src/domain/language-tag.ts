/**
 * A language tag that `Intl` takes: backends and files also write `pt_PT`. English for text that is none.
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
