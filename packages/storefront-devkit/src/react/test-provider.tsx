'use client';
import type { GuestId, SessionState } from '@promenade/storefront-hooks';
import { StorefrontProvider, type StorefrontProviderProps } from '@promenade/storefront-hooks';
import { createClient, credentials } from '@promenade/storefront-sdk';
import { type ReactNode, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { aStore, createMockStorefront, type MockHandlers, type ScenarioName } from '../mock/index.ts';
import { createTestSession, type TestSession } from './test-session.ts';

const presets = {
  guest: {},
  'guest-with-cart': { scenario: 'guest-with-cart' },
  'signed-in': { session: 'authenticated' },
  'session-unknown': { session: 'unknown' },
  'session-expired': { session: 'expired', scenario: 'session-expired' },
  'session-unreachable': { session: 'unreachable' },
  offline: { scenario: 'offline' },
  slow: { scenario: 'slow' },
  empty: { scenario: 'empty' },
} as const satisfies Record<string, { session?: SessionState; scenario?: ScenarioName }>;

/** Name of a situation in which a screen is shown: who the shopper is, and how the backend behaves. */
export type TestPreset = keyof typeof presets;

/** Props of `StorefrontTestProvider`: those of the provider, all optional, and settings of the mock backend. */
export interface StorefrontTestProviderProps extends Omit<Partial<StorefrontProviderProps>, 'session'> {
  /** Session and scenario together, by one name. @default 'guest' */
  preset?: TestPreset;
  /** Scenario of the mock shop, see `createMockStorefront`. @default the scenario of the preset */
  scenario?: ScenarioName;
  /** Handlers by endpoint id that replace those of the mock shop. */
  handlers?: MockHandlers;
  /** State of the session, or a session that the test changes. @default the session of the preset */
  session?: SessionState | TestSession;
  /** The screen under test. */
  children?: ReactNode;
}

const shop = aStore();

/** A guest id that lives in memory. */
export function memoryGuestId(initial?: string): GuestId {
  let uuid = initial;
  return {
    read: () => uuid,
    ensure(known = '0123456789abcdef0123456789abcdef') {
      uuid ??= known;
      return uuid;
    },
    rotate() {
      uuid = undefined;
    },
  };
}

/** A provider with a mocked shop and a preset session, for tests and stories without a backend. */
export function StorefrontTestProvider({
  preset = 'guest',
  scenario,
  handlers = {},
  session: wanted,
  ...props
}: StorefrontTestProviderProps) {
  const { session: presetSession, scenario: presetScenario } = {
    session: undefined,
    scenario: undefined,
    ...presets[preset],
  };
  const state = wanted ?? presetSession ?? 'anonymous';
  const session = useMemo(() => (typeof state === 'string' ? createTestSession(state) : state), [state]);
  const latest = useRef(session);
  // Before the layout effects of the components below, which make requests.
  useInsertionEffect(() => {
    latest.current = session;
  });
  const [parts] = useState(() => {
    const { fetch } = createMockStorefront({
      scenario: scenario ?? presetScenario ?? 'default',
      handlers,
      clock: Date.now,
    });
    const authorize = credentials((request) => latest.current.authorize(request));
    const client = createClient({ baseUrl: 'http://shop.test', fetch, use: [authorize] });
    return { client, guestId: memoryGuestId('0123456789abcdef0123456789abcdef') };
  });
  return <StorefrontProvider store={shop} locale="en" session={session} {...parts} {...props} />;
}
