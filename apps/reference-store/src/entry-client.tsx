import { createSession } from '@promenade/storefront-hooks';
import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { authNotice, createClient, credentials, retry } from '@promenade/storefront-sdk';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { Document } from './app/Document.tsx';
import { readHandoff } from './app/handoff.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { leaveForFreshCode } from './lib/chunk-guard.ts';
import { currencyOf } from './lib/currency.ts';
import { leaveOverlayEntries } from './lib/overlay-history.ts';
import * as paths from './lib/paths.ts';
import type { CurrentPage } from './lib/route.ts';
import { tolerateMovedNodes } from './lib/tolerate-moved-nodes.ts';
import { readLocation } from './router/history.ts';
import { plainUrl } from './router/navigation.ts';
import { loadRoute } from './router/prepare.ts';
import { matchRoute } from './routes/match.ts';
import './styles/store.css';
import './styles/frame.css';
import '@promenade/storefront-ui/styles.css';

/** Hydrates the page that the server sent, with the same route, data and texts. */
async function hydrate() {
  tolerateMovedNodes();
  leaveOverlayEntries();
  const handoff = readHandoff();
  const { origin } = window.location;
  const { locale } = delocalizePath(window.location.pathname);
  const location = readLocation();
  const url = plainUrl(location, handoff.origin);
  const match = matchRoute(url.pathname);
  // At the first formatted number Chromium loads the data of all its languages: do that while the page's code is loading.
  setTimeout(() => new Intl.NumberFormat(locale));
  const [catalogue, loaded] = await Promise.all([
    loadCatalogue(locale),
    match && loadRoute(match, locale),
    handoff.hasOwnerPages && import('./components/owner-install.ts').then(({ install }) => install()),
  ]);
  const page: CurrentPage = { location, url, match, loaded, error: handoff.error, arrival: 'load' };

  const session = createSession({
    loadAuth: () =>
      import('@promenade/storefront-hooks/auth').then(({ createOidc }) =>
        createOidc({
          authority: `${origin}/oidc`,
          clientId: 'storefront',
          redirectUri: origin + localizePath(paths.callback, locale),
          postLogoutRedirectUri: origin + localizePath(paths.logout, locale),
        }),
      ),
    onError: (cause) => console.warn('The sign-in could not be looked up; the session asks again by itself.', cause),
  });
  const client = createClient({
    baseUrl: origin,
    currency: currencyOf(handoff.store),
    headers: () => ({ 'accept-language': locale }),
    use: [authNotice(() => session.expire()), retry({ idempotency: 'honoured' }), credentials(session.authorize)],
  });

  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={locale} favicon={handoff.store.websiteFavicon}>
        <App client={client} locale={locale} catalogue={catalogue} handoff={handoff} page={page} session={session} />
      </Document>,
    );
  });
}

// In a new task, because parsing the code has already blocked phones for a while. If the code cannot be loaded, the page stays as the server sent it,
// with working links and forms.
setTimeout(() => hydrate().catch(() => navigator.onLine && leaveForFreshCode(window.location.href)));
