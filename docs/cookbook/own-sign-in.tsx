import { createShop, sessionFrom, useSession } from '@promenade/storefront-hooks';
import { createStorefront } from '@promenade/storefront-sdk';

/** The part of your identity library that the shop needs. `undefined` means that it does not know yet. */
export interface Identity {
  user(): { id: string; name: string } | null | undefined;
  getAccessToken(): Promise<string>;
  onUserChange(listener: () => void): () => void;
  login(options: { returnTo: string | undefined }): Promise<void>;
  logout(): Promise<void>;
}

export async function openShop(identity: Identity) {
  const session = sessionFrom({
    getShopper: () => {
      const user = identity.user();
      return user && { subject: user.id, name: user.name };
    },
    getToken: () => identity.getAccessToken(),
    onChange: (listener) => identity.onUserChange(listener),
    signIn: ({ returnPath }) => identity.login({ returnTo: returnPath }),
    signOut: () => identity.logout(),
  });
  const { client, store } = createStorefront({
    baseUrl: 'https://api.example.com',
    authorize: session.authorize,
    onAuthRequired: () => session.expire(),
  });
  return createShop({ client, session, store: await store.details(), locale: 'en' });
}

export function AccountButton() {
  const { shopper, signIn, signOut } = useSession();
  return (
    <button type="button" onClick={() => (shopper ? signOut.run() : signIn.run())}>
      {shopper ? `Sign out ${shopper.name}` : 'Sign in'}
    </button>
  );
}
