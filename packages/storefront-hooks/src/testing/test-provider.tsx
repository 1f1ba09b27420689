'use client';
import { createClient, credentials } from '@promenade/storefront-sdk';
import { aStore, createMockStorefront, type MockAnswers, type ScenarioName } from '@promenade/storefront-sdk/testing';
import { type ReactNode, useState } from 'react';
import type { SessionState } from '../auth/session-port.ts';
import type { GuestId } from '../context/identity.ts';
import { StorefrontProvider, type StorefrontProviderProps } from '../provider/storefront-provider.tsx';
import { createTestSession, type TestSession } from './test-session.ts';

export interface StorefrontTestProviderProps extends Omit<Partial<StorefrontProviderProps>, 'session'> {
  /** Situation of the shop in memory that answers; see `createMockStorefront` of the SDK. @default 'default' */
  scenario?: ScenarioName;
  /** Answers by call name, in place of the shop's own. */
  answers?: MockAnswers;
  /** @default 'anonymous' */
  session?: SessionState | TestSession;
  children: ReactNode;
}

const shop = aStore();

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

/** A provider with a shop in memory, preset answers and a preset session, for tests and stories without a backend. */
export function StorefrontTestProvider({
  scenario = 'default',
  answers = {},
  session: preset = 'anonymous',
  ...props
}: StorefrontTestProviderProps) {
  const [parts] = useState(() => {
    const session = typeof preset === 'string' ? createTestSession(preset) : preset;
    const { fetch } = createMockStorefront({ scenario, answers, clock: Date.now });
    const client = createClient({ baseUrl: 'http://shop.test', fetch, use: [credentials(session.authorize)] });
    return { client, session, guestId: memoryGuestId('0123456789abcdef0123456789abcdef') };
  });
  return <StorefrontProvider store={shop} locale="en" {...parts} {...props} />;
}
