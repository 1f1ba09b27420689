import { createSession, createShop, type Shop } from '@promenade/storefront-hooks';
import { createStorefront, type StoreDetails } from '@promenade/storefront-sdk';
import { locale } from './language';

/** Data that a page passes to its islands. */
export interface PageData {
  store: StoreDetails;
  /** When the page was built, in epoch milliseconds. */
  now: number;
}

const origin = globalThis.location?.origin ?? '';
const loadAuth = async () => {
  const { createOidc } = await import('@promenade/storefront-hooks/auth');
  const urls = { redirectUri: `${origin}/callback`, postLogoutRedirectUri: `${origin}/` };
  return createOidc({ authority: `${origin}/oidc`, clientId: 'storefront', ...urls });
};

function openShop(page: PageData): Shop {
  const session = createSession({ loadAuth });
  const { client } = createStorefront({
    baseUrl: origin,
    authorize: session.authorize,
    onAuthRequired: () => session.expire(),
  });
  return createShop({ ...page, client, session, locale });
}

let shop: Shop | undefined;

/** All islands of a page share one shop, and so one cart and one session. During the build each island has its own. */
export function shopOf(page: PageData): Shop {
  if (import.meta.env.SSR) return openShop(page);
  shop ??= openShop(page);
  return shop;
}
