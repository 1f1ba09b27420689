import { createSession, createShop } from '@promenade/storefront-hooks';
import { createStorefront } from '@promenade/storefront-sdk';
import { locale } from './language';

const { origin } = location;
const session = createSession({
  loadAuth: async () => {
    const { createOidc } = await import('@promenade/storefront-hooks/auth');
    const urls = { redirectUri: `${origin}/callback`, postLogoutRedirectUri: `${origin}/` };
    return createOidc({ authority: `${origin}/oidc`, clientId: 'storefront', ...urls });
  },
});
const { client, store } = createStorefront({
  baseUrl: origin,
  authorize: session.authorize,
  onAuthRequired: () => session.expire(),
});

/** The shop of this page; it resolves when the details of the store are loaded. */
export const openShop = async () => createShop({ client, session, store: await store.details(), locale });
