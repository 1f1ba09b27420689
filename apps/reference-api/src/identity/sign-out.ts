import type { KoaContextWithOIDC } from 'oidc-provider';
import { localeOf } from '../contract/locale.ts';
import { Html, html } from '../pages/html.ts';
import { buildPage, type PageContent } from '../pages/page.ts';
import type { HomeIn } from './error-page.ts';

const texts = {
  en: {
    title: 'Sign out?',
    ask: 'Do you want to sign out of the shop?',
    yes: 'Sign out',
    no: 'Stay signed in',
    done: 'You are signed out',
    back: 'Back to the shop',
  },
  fr: {
    title: 'Se déconnecter ?',
    ask: 'Voulez-vous quitter votre session ?',
    yes: 'Se déconnecter',
    no: 'Rester',
    done: 'Vous êtes déconnecté',
    back: 'Revenir à la boutique',
  },
};

/**
 * Ends a session. A request from the shop's own page, or with the shopper's own ID token, takes effect at once; all others
 * could be forged by another site, so they show a confirmation page.
 */
export function signOutSource(homeIn: HomeIn) {
  return async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const { session, entities } = ctx.oidc;
    if (!session) return;
    const hint = entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
    const isOwn = ctx.get('sec-fetch-site') === 'same-origin' || hint?.payload?.sub === session.accountId;
    if (isOwn) await endSession(ctx, homeIn);
    else askFirst(ctx, form, homeIn);
  };
}

async function endSession(ctx: KoaContextWithOIDC, homeIn: HomeIn): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (!session) return;
  const { postLogoutRedirectUri, state } = session.state as { postLogoutRedirectUri?: string; state?: string };
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/oidc', signed: true });
  // Clears cached pages, which the next user of a shared computer could otherwise read offline.
  ctx.set('clear-site-data', '"cache"');
  const back = new URL(postLogoutRedirectUri ?? homeIn('en'));
  if (state !== undefined) back.searchParams.set('state', state);
  ctx.redirect(back.href);
  ctx.status = 303;
}

function askFirst(ctx: KoaContextWithOIDC, form: string, homeIn: HomeIn): void {
  const wanted = ctx.oidc.params?.ui_locales?.toString();
  const locale = wanted ? (wanted.startsWith('fr') ? 'fr' : 'en') : localeOf(ctx.req);
  const text = texts[locale];
  // The form comes from the provider, ready made and without a button.
  const withId = new Html(form.replace('</form>', ''));
  const body = html`<h1>${text.title}</h1><p class="lead">${text.ask}</p>
    ${withId}<button class="button" name="logout" value="yes">${text.yes}</button></form>
    <p class="links"><a href="${homeIn('en')}">${text.no}</a></p>`;
  showPage(ctx, { locale, title: text.title, home: homeIn(locale), body });
}

/** The page after a sign-out that named no address to go on to. */
export function signedOutSource(homeIn: HomeIn) {
  return (ctx: KoaContextWithOIDC): void => {
    const locale = localeOf(ctx.req);
    const { done: title, back } = texts[locale];
    const home = homeIn(locale);
    const body = html`<h1>${title}</h1><p><a class="button" href="${home}">${back}</a></p>`;
    showPage(ctx, { locale, title, home, body });
  };
}

function showPage(ctx: KoaContextWithOIDC, content: PageContent): void {
  const page = buildPage(content);
  ctx.set(page.headers);
  ctx.type = 'html';
  ctx.body = page.text;
}
