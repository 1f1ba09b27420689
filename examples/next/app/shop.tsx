'use client';
import { createSession, createShop, StorefrontProvider } from '@promenade/storefront-hooks';
import { createStorefront, type StoreDetails } from '@promenade/storefront-sdk';
import { Stack } from '@promenade/storefront-ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Header } from './catalogue';
import { locale } from './language';

// Servers render for guests, so they use none of these addresses.
const origin = globalThis.location?.origin ?? 'http://localhost:3000';
const loadAuth = async () => {
  const { createOidc } = await import('@promenade/storefront-hooks/auth');
  const urls = { redirectUri: `${origin}/callback`, postLogoutRedirectUri: `${origin}/` };
  return createOidc({ authority: `${origin}/oidc`, clientId: 'storefront', ...urls });
};

function openShop(loaded: { store: StoreDetails; now: number }) {
  const session = createSession({ loadAuth });
  const { client } = createStorefront({
    baseUrl: origin,
    authorize: session.authorize,
    onAuthRequired: () => session.expire(),
  });
  return createShop({ ...loaded, client, session, locale });
}

export function Shop({ children, ...loaded }: { store: StoreDetails; now: number; children: ReactNode }) {
  const [shop] = useState(() => openShop(loaded));
  const { replace } = useRouter();
  useEffect(() => {
    if (location.pathname !== '/callback') return;
    const goTo = ({ returnPath }: { returnPath: string }) => replace(returnPath);
    shop.session.completeSignIn(location.href).then(goTo, () => goTo({ returnPath: '/' }));
  }, [shop, replace]);
  return (
    <StorefrontProvider shop={shop}>
      <Stack>
        <Header />
        <main>{children}</main>
      </Stack>
    </StorefrontProvider>
  );
}
