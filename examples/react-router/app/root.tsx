import '@promenade/storefront-ui/styles.css';
import { StorefrontProvider } from '@promenade/storefront-hooks';
import { storeDetails } from '@promenade/storefront-sdk';
import { Container, Stack, ThemeStyle, UiProvider } from '@promenade/storefront-ui';
import { RouterLink } from '@promenade/storefront-ui/react-router';
import { useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { backend } from './backend.server';
import { Header } from './catalogue';
import { locale, words } from './language';
import { openShop } from './shop';

export const loader = async () => ({ store: await storeDetails(backend(), {}), now: Date.now() });

export default function Root({ loaderData }: Route.ComponentProps) {
  const [shop] = useState(() => openShop(loaderData));
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeStyle brand="#0b7a75" />
        <UiProvider Link={RouterLink} strings={words} locale={locale}>
          <StorefrontProvider shop={shop}>
            <Container>
              <Stack>
                <Header />
                <main>
                  <Outlet />
                </main>
              </Stack>
            </Container>
          </StorefrontProvider>
        </UiProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
