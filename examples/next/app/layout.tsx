import '@promenade/storefront-ui/styles.css';
import { storeDetails } from '@promenade/storefront-sdk';
import { Container, ThemeStyle, UiProvider } from '@promenade/storefront-ui';
import { NextLink } from '@promenade/storefront-ui/next';
import type { ReactNode } from 'react';
import { backend } from './backend';
import { locale, words } from './language';
import { Shop } from './shop';

export default async function Layout({ children }: { children: ReactNode }) {
  const store = await storeDetails(await backend(), {});
  return (
    <html lang={locale}>
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <ThemeStyle brand="#0b7a75" />
        <UiProvider Link={NextLink} strings={words} locale={locale}>
          <Container>
            <Shop store={store} now={Date.now()}>
              {children}
            </Shop>
          </Container>
        </UiProvider>
      </body>
    </html>
  );
}
