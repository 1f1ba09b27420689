import { amount, money, withoutUndefined } from './amount.ts';
import { commonParameters } from './common-parameters.ts';
import type { Destination } from './destination.ts';
import type { EventFacts } from './events.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

const PROJECT_KEY = /^phc_[A-Za-z0-9]{20,64}$/;

/** The properties of an event for PostHog. */
export function postHogProperties(facts: Partial<EventFacts>, currency: string): Record<string, unknown> {
  const { items, valueCents, freightCents } = facts;
  return withoutUndefined({
    order_number: facts.orderNo,
    ...money(valueCents, currency),
    freight: freightCents === undefined ? undefined : amount(freightCents, currency),
    list: facts.list,
    items: items?.map(({ priceCents, ...item }) =>
      withoutUndefined({ ...item, price: priceCents === undefined ? undefined : amount(priceCents, currency) }),
    ),
    ...commonParameters(facts),
  });
}

interface PostHog {
  init(key: string, config: Record<string, unknown>): void;
  capture(event: string, properties: Record<string, unknown>, options: { timestamp: Date }): void;
  opt_in_capturing(options: { captureEventName: false }): void;
  opt_out_capturing(): void;
}
const postHogOf = () => (globalThis as { posthog?: PostHog }).posthog;

interface Captured {
  properties: Record<string, unknown>;
}

/** Removes queries from the addresses that PostHog adds to events. */
function withoutQueries<Event extends Captured | null>(event: Event): Event {
  for (const [key, value] of Object.entries(event?.properties ?? {})) {
    if (event && typeof value === 'string' && /^https?:/.test(value)) event.properties[key] = value.split(/[?#]/)[0];
  }
  return event;
}

/** Disables automatic events, recordings, surveys and additional scripts. */
const PRIVACY_CONFIG = {
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  person_profiles: 'identified_only',
  before_send: withoutQueries,
} as const;

/** Options of `postHog`. */
export interface PostHogOptions {
  /** Region of the project. @default 'us' */
  region?: 'us' | 'eu';
}

/**
 * Creates the destination for PostHog. The key is a project key (`phc_…`), such as `postHogKey` of the shop. Returns `undefined`
 * for any other value.
 */
export function postHog(
  key: string | null | undefined,
  { region = 'us' }: PostHogOptions = {},
): Destination | undefined {
  if (!key || !PROJECT_KEY.test(key)) return undefined;
  let origin = '';
  return {
    name: 'postHog',
    needs: 'analytics',
    async start(page) {
      origin = page.origin;
      await page.loadScript(`https://${region}-assets.i.posthog.com/static/array.js`);
      postHogOf()?.init(key, { ...PRIVACY_CONFIG, api_host: `https://${region}.i.posthog.com` });
    },
    send({ name, path, facts, id, time, currency }) {
      const properties = { ...postHogProperties(facts, currency), event_id: id, $current_url: origin + path };
      postHogOf()?.capture(VENDOR_NAMES[name].postHog, properties, { timestamp: new Date(time) });
    },
    consentChanged({ analytics }) {
      if (analytics) postHogOf()?.opt_in_capturing({ captureEventName: false });
      else postHogOf()?.opt_out_capturing();
    },
  };
}
