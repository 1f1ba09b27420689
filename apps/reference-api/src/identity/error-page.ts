import type { KoaContextWithOIDC } from 'oidc-provider';
import { localeOf } from '../contract/locale.ts';
import type { Locale } from '../db/index.ts';
import { html } from '../pages/html.ts';
import { buildPage } from '../pages/page.ts';

const texts = {
  en: {
    title: 'Sign-in did not work',
    lead: 'The link has expired or was used before. Nothing is lost: go back to the shop and sign in again.',
    back: 'Back to the shop',
    detail: 'Reason',
  },
  fr: {
    title: 'La connexion a échoué',
    lead: 'Le lien a expiré ou a déjà servi. Rien n’est perdu : revenez à la boutique et reconnectez-vous.',
    back: 'Revenir à la boutique',
    detail: 'Motif',
  },
};

/** The shop's home page in a language. */
export type HomeIn = (locale: Locale) => string;

/** The page for what cannot be sent back to the shop, such as an unknown client or an expired sign-in. */
export function renderProviderError(homeIn: HomeIn) {
  return (ctx: Pick<KoaContextWithOIDC, 'req' | 'set' | 'type' | 'body'>, out: { error?: unknown }): void => {
    const locale = localeOf(ctx.req);
    const home = homeIn(locale);
    const page = buildPage({ locale, title: texts[locale].title, home, body: errorBody(locale, out, home) });
    ctx.set(page.headers);
    ctx.type = 'html';
    ctx.body = page.text;
  };
}

/** The body of that page, for pages that are not the provider's. */
export function errorBody(locale: 'en' | 'fr', out: { error?: unknown }, home: string) {
  const text = texts[locale];
  return html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>
    <a class="button" href="${home}">${text.back}</a>
    <p class="small">${text.detail}: ${String(out.error ?? 'invalid_request')}</p>`;
}

export function errorTitle(locale: 'en' | 'fr'): string {
  return texts[locale].title;
}
