import { createShop, type PictureLoader, sessionFrom } from '@promenade/storefront-hooks';
import { createStorefront } from '@promenade/storefront-sdk';
import { identity } from './identity';

const session = sessionFrom({
  getShopper() {
    const user = identity.user();
    return user && { subject: user.profile.sub, name: user.profile.name };
  },
  getToken: identity.token,
  onChange: identity.subscribe,
  signIn: ({ returnPath = '/' }) => identity.signIn(returnPath),
  signOut: identity.signOut,
});

/** Pictures from the CDN of the app, which resizes them. */
export const pictures: PictureLoader = (address, { width }) => {
  const { pathname } = new URL(address, location.origin);
  const resized = (pixels: number) => `/cdn-cgi/image/width=${pixels},format=auto${pathname}`;
  return { src: resized(width), srcSet: `${resized(width / 2)} ${width / 2}w, ${resized(width)} ${width}w` };
};

const { client, store } = createStorefront({
  baseUrl: location.origin,
  authorize: session.authorize,
  onAuthRequired: () => session.expire(),
});

export const openShop = async () =>
  createShop({ client, session, store: await store.details(), locale: 'en', pictures });
