import { AUTH_COOKIE_MAX_AGE_SECONDS, type Locale } from '@promenade/storefront-hooks/domain';

/** Notes the language of the page before leaving for the identity provider, which comes back to one address for all. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `locale=${locale}; Path=/; Max-Age=${AUTH_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
}
