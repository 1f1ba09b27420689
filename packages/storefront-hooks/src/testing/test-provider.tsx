'use client';
import { createClient, type StoreDetails } from '@promenade/storefront-sdk';
import { type ReactNode, useState } from 'react';
import type { SessionState } from '../auth/session-port.ts';
import { StorefrontProvider, type StorefrontProviderProps } from '../provider/storefront-provider.tsx';
import type { GuestId } from '../storefront/identity.ts';
import { type FakeAnswers, fakeFetch } from './fake-fetch.ts';
import { createTestSession, type TestSession } from './test-session.ts';

export interface StorefrontTestProviderProps extends Omit<Partial<StorefrontProviderProps>, 'session'> {
  /** Answers by call name; see `fakeFetch`. The cart is empty unless it says otherwise. */
  answers?: FakeAnswers;
  /** @default 'anonymous' */
  session?: SessionState | TestSession;
  children: ReactNode;
}

/** Store details for tests and stories. */
export const testStore: StoreDetails = {
  id: 1,
  websiteLogo: '',
  websiteFavicon: '',
  websiteShortAnnouncement: '',
  email: 'shop@example.com',
  showDefaultNavBar: true,
  showDefaultFooter: true,
  storeVision: '',
  domainUrl: 'http://shop.test',
  websiteDesc: '',
  websiteCopyrightInfo: '',
  websiteTitle: 'Promenade',
  shopPayCurrencySymbol: '$',
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  landingPageShowFooter: true,
  showRegistrationPanel: true,
  socialLinks: [],
};

/** A guest id that lives in memory. */
export function memoryGuestId(initial?: string): GuestId {
  let uuid = initial;
  return {
    read: () => uuid,
    ensure() {
      uuid ??= '0123456789abcdef0123456789abcdef';
      return uuid;
    },
    rotate() {
      uuid = undefined;
    },
  };
}

/** A provider with preset answers and session, for tests and stories without a backend. */
export function StorefrontTestProvider({ answers = {}, session = 'anonymous', ...props }: StorefrontTestProviderProps) {
  const [parts] = useState(() => ({
    client: createClient({
      baseUrl: 'http://shop.test',
      fetch: fakeFetch({ 'cart.list': () => [], ...answers }),
      retries: 0,
    }),
    session: typeof session === 'string' ? createTestSession(session) : session,
    guestId: memoryGuestId('0123456789abcdef0123456789abcdef'),
  }));
  return <StorefrontProvider store={testStore} locale="en" {...parts} {...props} />;
}
