import { createSession, createShop } from '@promenade/storefront-hooks';
import { createStorefront, type StoreDetails } from '@promenade/storefront-sdk';
import { locale } from './language';

// Servers render for guests, so they use none of these addresses.
const origin = globalThis.location?.origin ?? '';
const loadAuth = async () => {
  const { createOidc } = await import('@promenade/storefront-hooks/auth');
  const urls = { redirectUri: `${origin}/callback`, postLogoutRedirectUri: `${origin}/` };
  return createOidc({ authority: `${origin}/oidc`, clientId: 'storefront', ...urls });
};

export function openShop(loaded: { store: StoreDetails; now: number }) {
  const session = createSession({ loadAuth });
  const { client } = createStorefront({
    baseUrl: origin,
    authorize: session.authorize,
    onAuthRequired: () => session.expire(),
  });
  return createShop({ ...loaded, client, session, locale });
}
