import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { Destination, TagPage } from './destination.ts';
import { EVENT_FACTS, type EventFacts, type EventName, type TrackedEvent } from './events.ts';
import { ga4, ga4Parameters } from './ga4.ts';
import { metaParameters, metaPixel } from './meta-pixel.ts';
import { postHog, postHogProperties } from './post-hog.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

const KEY = `phc_${'a1'.repeat(20)}`;
const page = (more: Partial<TagPage> = {}): TagPage => ({
  origin: 'https://shop.example',
  consent: { analytics: true, marketing: false },
  loadScript: async () => {},
  ...more,
});
const event = (name: EventName, facts: Partial<EventFacts> = {}): TrackedEvent => {
  return { name, facts, id: 'e1', time: Date.UTC(2026, 0, 15, 12), path: '/product/linen-shirt', currency: 'USD' };
};
const bought: Partial<EventFacts> = {
  orderNo: 'PT1',
  items: [{ id: '7', name: 'Linen shirt', variant: 'Sand,M', merchant: 'Atelier Nord', priceCents: 3675, quantity: 2 }],
  valueCents: 7350,
  freightCents: 600,
};
it('amounts are in the currency of the event', () => {
  expect(ga4Parameters({ valueCents: 7350 }, 'EUR')).toEqual({ value: 73.5, currency: 'EUR' });
  expect(metaParameters({ valueCents: 7350 }, 'CAD')).toEqual({ value: 73.5, currency: 'CAD' });
  expect(postHogProperties({ valueCents: 7350 }, 'XOF')).toEqual({ value: 7350, currency: 'XOF' });
  expect(ga4Parameters({ freightCents: 7350 }, 'KWD')).toEqual({ shipping: 7.35 });
});

const names = Object.keys(EVENT_FACTS) as EventName[];
const as = (destination: Destination | undefined): Destination => {
  if (!destination) throw new Error('The id was refused');
  return destination;
};

const vendors = ['dataLayer', 'fbq', '_fbq', 'posthog'];
afterEach(() => {
  for (const vendor of vendors) Reflect.deleteProperty(globalThis, vendor);
});

/** The entries of Google's `dataLayer`, with commands as arrays. */
const dataLayer = () =>
  Reflect.get(globalThis, 'dataLayer').map((entry: object) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as ArrayLike<unknown> & [])] : entry,
  );

const accepted = [
  [ga4, /^(GTM-[A-Z0-9]{4,10}|G-[A-Z0-9]{4,12})$/, ['GTM-ABC1234', 'G-ABCDEF1234']],
  [metaPixel, /^\d{5,20}$/, ['123456789012345']],
  [postHog, /^phc_[A-Za-z0-9]{20,64}$/, [KEY]],
] as const;

it.each(accepted)('%o accepts only ids in the format of its vendor', (create, pattern, good) => {
  for (const id of good) expect(create(id)).toBeDefined();
  for (const id of [null, undefined, '']) expect(create(id)).toBeUndefined();
  const nearly = fc.tuple(fc.constantFrom(...good), fc.string(), fc.nat(40)).map(([id, text, at]) => {
    return id.slice(0, at) + text + id.slice(at);
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly), (id) => {
      expect(create(id) !== undefined).toBe(pattern.test(id));
    }),
  );
});

it('gtag receives the consent first, then events with Google’s names and parameters', async () => {
  const loadScript = vi.fn(async () => {});
  const google = as(ga4('G-ABCDEF1234'));
  await google.start(page({ loadScript }));
  google.send(event('order_paid', bought));
  google.consentChanged?.({ analytics: false, marketing: false });
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234');
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  // Google reads arrays as data and `arguments` as commands.
  expect(String(Reflect.get(globalThis, 'dataLayer')[0])).toBe('[object Arguments]');
  const entries = dataLayer();
  expect(entries[0]).toEqual(['consent', 'default', { analytics_storage: 'granted', ...denied }]);
  expect(entries).toContainEqual(['config', 'G-ABCDEF1234', { send_page_view: false }]);
  expect(entries.at(-2)).toEqual([
    'event',
    'purchase',
    {
      page_location: 'https://shop.example/product/linen-shirt',
      event_id: 'e1',
      transaction_id: 'PT1',
      value: 73.5,
      currency: 'USD',
      shipping: 6,
      items: [
        {
          item_id: '7',
          item_name: 'Linen shirt',
          item_brand: 'Atelier Nord',
          item_variant: 'Sand,M',
          price: 36.75,
          quantity: 2,
        },
      ],
    },
  ]);
  expect(entries.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied', ...denied }]);
});

it('a tag manager container receives e-commerce data separately, after the previous data is cleared', async () => {
  const loadScript = vi.fn(async () => {});
  const google = as(ga4('GTM-ABC1234'));
  await google.start(page({ loadScript }));
  google.send(event('cart_line_added', { items: bought.items ?? [], valueCents: 7350 }));
  google.send(event('search_performed', { term: 'linen', results: 3 }));
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234');
  const entries = dataLayer();
  expect(entries.at(-4)).toEqual({ ecommerce: null });
  expect(entries.at(-3)).toMatchObject({ event: 'add_to_cart', ecommerce: { value: 73.5, items: [{ item_id: '7' }] } });
  expect(entries.at(-2)).toEqual({ ecommerce: null });
  expect(entries.at(-1)).toMatchObject({ event: 'search', search_term: 'linen' });
});

it('the Meta pixel is configured without automatic events, and events have an id for deduplication', async () => {
  const pixel = as(metaPixel('123456789012345'));
  await pixel.start(page());
  pixel.send(event('order_paid', bought));
  pixel.send(event('cart_line_removed', bought));
  pixel.consentChanged?.({ analytics: true, marketing: false });
  const { queue, disablePushState } = Reflect.get(globalThis, 'fbq');
  expect(disablePushState).toBe(true);
  expect(queue).toEqual([
    ['set', 'autoConfig', false, '123456789012345'],
    ['consent', 'grant'],
    ['init', '123456789012345'],
    [
      'track',
      'Purchase',
      {
        value: 73.5,
        currency: 'USD',
        content_type: 'product',
        content_ids: ['7'],
        contents: [{ id: '7', quantity: 2, item_price: 36.75 }],
        num_items: 2,
      },
      { eventID: 'e1' },
    ],
    ['consent', 'revoke'],
  ]);
  const callMethod = vi.fn();
  Object.assign(Reflect.get(globalThis, 'fbq'), { callMethod });
  pixel.send(event('page_viewed'));
  expect(callMethod).toHaveBeenCalledExactlyOnceWith('track', 'PageView', {}, { eventID: 'e1' });
});

it('PostHog is configured without automatic events and profiles, and queries of addresses are removed', async () => {
  const tool = { init: vi.fn(), capture: vi.fn(), opt_in_capturing: vi.fn(), opt_out_capturing: vi.fn() };
  const destination = as(postHog(KEY, { region: 'eu' }));
  const loadScript = vi.fn(async () => {
    Object.assign(globalThis, { posthog: tool });
  });
  await destination.start(page({ loadScript }));
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://eu-assets.i.posthog.com/static/array.js');
  const [key, config] = tool.init.mock.calls[0] ?? [];
  expect(key).toBe(KEY);
  expect(config).toMatchObject({ api_host: 'https://eu.i.posthog.com', autocapture: false, capture_pageview: false });
  expect(config).toMatchObject({ disable_session_recording: true, person_profiles: 'identified_only' });
  const captured = { properties: { $referrer: 'https://shop.example/callback?code=secret', $lib: 'web' } };
  expect(config.before_send(captured)).toEqual({
    properties: { $referrer: 'https://shop.example/callback', $lib: 'web' },
  });
  expect(config.before_send(null)).toBeNull();
  destination.send(event('order_paid', bought));
  const [name, properties, options] = tool.capture.mock.calls[0] ?? [];
  expect(name).toBe('order paid');
  expect(properties).toMatchObject({ order_number: 'PT1', value: 73.5, currency: 'USD', freight: 6, event_id: 'e1' });
  expect(properties.items).toEqual([
    { id: '7', name: 'Linen shirt', variant: 'Sand,M', merchant: 'Atelier Nord', price: 36.75, quantity: 2 },
  ]);
  expect(options).toEqual({ timestamp: new Date(Date.UTC(2026, 0, 15, 12)) });
  destination.consentChanged?.({ analytics: false, marketing: true });
  destination.consentChanged?.({ analytics: true, marketing: true });
  expect(tool.opt_out_capturing).toHaveBeenCalledOnce();
  expect(tool.opt_in_capturing).toHaveBeenCalledOnce();
});

it('every vendor receives each event under its name in VENDOR_NAMES, and no event without a name', async () => {
  const tool = { init: vi.fn(), capture: vi.fn() };
  Object.assign(globalThis, { posthog: tool });
  const destinations = [ga4('G-ABCDEF1234'), metaPixel('123456789012345'), postHog(KEY)].map(as);
  for (const destination of destinations) await destination.start(page());
  for (const name of names) for (const destination of destinations) destination.send(event(name));
  const sent = {
    ga4: dataLayer().flatMap((entry: unknown[]) => (entry[0] === 'event' ? [entry[1]] : [])),
    meta: Reflect.get(globalThis, 'fbq').queue.flatMap((entry: unknown[]) => (entry[0] === 'track' ? [entry[1]] : [])),
    postHog: tool.capture.mock.calls.map(([called]) => called),
  };
  for (const vendor of ['ga4', 'meta', 'postHog'] as const) {
    expect(sent[vendor]).toEqual(names.map((name) => VENDOR_NAMES[name][vendor]).filter((name) => name !== null));
  }
});
