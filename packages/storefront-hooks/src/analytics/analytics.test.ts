import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type AnalyticsOptions, createAnalytics } from './analytics.ts';
import type { Destination } from './destination.ts';
import { metaPixel } from './meta-pixel.ts';
import { settle, spyDestination } from './test-support/spy-destination.ts';

const everything = { analytics: true, marketing: true };
const nothing = { analytics: false, marketing: false };
const paid = { orderNo: 'PT1', items: [], valueCents: 7_350, freightCents: 600 };
const namesOf = (events: readonly { name: string }[]) => events.map(({ name }) => name);

const open = (destinations: readonly (Destination | undefined)[], more: Partial<AnalyticsOptions> = {}) =>
  createAnalytics({ destinations, ...more });

/** Web Locks with one holder at a time in all tabs. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => unknown) => {
        const turn = last.then(work);
        last = turn;
        return turn;
      },
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeChannel.reset();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('before the shopper has chosen', () => {
  it('nothing is loaded, sent or stored on the device', async () => {
    const spy = spyDestination();
    const analytics = open([spy, metaPixel('123456789012345')]);
    analytics.visit('/product/linen-shirt');
    analytics.track('signed_up', {});
    await settle();
    expect(spy).toMatchObject({ starts: 0, received: [] });
    expect(document.scripts).toHaveLength(0);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
    expect(analytics.getConsent()).toBeUndefined();
  });

  it('events are queued, and sent in order if the shopper agrees', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.track('signed_up', {});
    analytics.choose(everything);
    await settle();
    expect(namesOf(spy.received)).toEqual(['page_viewed', 'signed_up']);
    expect(spy.starts).toBe(1);
  });

  it('events are queued, and dropped if the shopper declines', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.choose(nothing);
    analytics.track('signed_up', {});
    await settle();
    analytics.choose(everything);
    await settle();
    expect(spy.received).toEqual([]);
  });

  it('the oldest of more than 100 events are dropped, but no paid order', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.track('order_paid', paid);
    for (let number = 0; number < 150; number++) {
      analytics.track('search_performed', { term: `word ${number}`, results: 1 });
    }
    analytics.choose(everything);
    await settle();
    expect(spy.received).toHaveLength(100);
    expect(spy.received[0]?.name).toBe('order_paid');
    expect(spy.received.at(-1)?.facts.term).toBe('word 149');
  });
});

describe('the choice', () => {
  it('applies to each destination by its category', async () => {
    const [counting, advertising] = [spyDestination(), spyDestination({ name: 'ads', needs: 'marketing' })];
    const analytics = open([counting, advertising]);
    analytics.choose({ analytics: true, marketing: false });
    analytics.visit('/');
    await settle();
    expect(namesOf(counting.received)).toEqual(['page_viewed']);
    expect(advertising).toMatchObject({ starts: 0, received: [] });
  });

  it('is stored for the next page, and an invalid stored value is ignored', () => {
    open([]).choose({ analytics: true, marketing: false });
    expect(open([]).getConsent()).toEqual({ analytics: true, marketing: false });
    for (const text of ['{', '[]', '{"analytics":"yes"}', 'null']) {
      localStorage.setItem('promenade.consent', text);
      expect(open([]).getConsent()).toBeUndefined();
    }
  });

  it('and queued events are separate for each shop on one origin', async () => {
    const [here, there] = [spyDestination(), spyDestination()];
    const shop = open([here], { storeId: 1 });
    shop.choose(everything);
    shop.visit('/order/order_confirm');
    shop.track('order_paid', paid);
    const other = open([there], { storeId: 2 });
    expect(other.getConsent()).toBeUndefined();
    other.choose(everything);
    other.visit('/');
    await settle();
    expect(namesOf(there.received)).toEqual(['page_viewed']);
    expect(open([], { storeId: 1 }).getConsent()).toEqual(everything);
  });

  it('is read again when the page is restored from the back/forward cache', () => {
    const [here, there] = [open([]), open([])];
    const disconnect = here.connect();
    here.choose(everything);
    there.choose(nothing);
    expect(here.getConsent()).toEqual(everything);
    const shown = (persisted: boolean) =>
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);
    shown(true);
    expect(here.getConsent()).toEqual(nothing);
    disconnect();
    there.choose(everything);
    shown(true);
    expect(here.getConsent()).toEqual(nothing);
  });

  it('does not change the currency of events, which the connected shop sets', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.choose(everything);
    analytics.visit('/');
    const disconnect = analytics.connect('EUR');
    analytics.track('product_viewed', { items: [], valueCents: 100 });
    await settle();
    expect(spy.received.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    disconnect();
  });

  it('in one tab to withdraw consent stops sending in the other tabs', async () => {
    const spy = spyDestination();
    const [here, there] = [open([spy]), open([])];
    const ends = [here.connect(), there.connect()];
    const listener = vi.fn();
    here.subscribe(listener);
    here.choose(everything);
    here.visit('/');
    await vi.waitFor(() => expect(there.getConsent()).toEqual(everything));
    there.choose(nothing);
    await vi.waitFor(() => expect(here.getConsent()).toEqual(nothing));
    here.track('signed_up', {});
    await settle();
    expect(namesOf(spy.received)).toEqual(['page_viewed']);
    expect(spy.choices).toEqual([nothing]);
    expect(listener).toHaveBeenCalledTimes(2);
    for (const end of ends) end();
  });
});

describe('a page without tags', () => {
  it.each([
    '/order/order_confirm',
    '/fr/order/payment_result',
    '/users/order_list',
    '/Users',
    '/callback',
    '/fr/callback?code=s',
    '/fr-CA/order/order_confirm',
    '/zh-Hant/users/order_list',
  ])('%s loads and sends nothing; the next page sends the events, even in a new document', async (path) => {
    const analytics = open([metaPixel('123456789012345')]);
    analytics.choose(everything);
    analytics.visit(path);
    analytics.track('signed_up', {});
    await settle();
    expect(document.scripts).toHaveLength(0);
    const spy = spyDestination({ name: 'meta' });
    open([spy]).visit('/');
    await settle();
    expect(namesOf(spy.received)).toEqual(['page_viewed', 'signed_up', 'page_viewed']);
    expect(spy.received.map(({ path: where }) => where).join()).not.toContain('code=');
    expect(sessionStorage.length).toBe(0);
  });

  it('sends nothing if a script is still loading when it is opened', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const spy = spyDestination({ start: () => arrival });
    const analytics = open([spy]);
    analytics.choose(everything);
    analytics.visit('/');
    await settle();
    analytics.visit('/order/order_confirm');
    arrive();
    await settle();
    expect(spy.received).toEqual([]);
    analytics.visit('/products/all');
    await settle();
    expect(spy.received.map(({ path }) => path)).toEqual(['/', '/order/order_confirm', '/products/all']);
  });

  it('is recognised by its path in each language of the shop', async () => {
    const spy = spyDestination();
    const languages = { locales: ['de', 'fr-CA'], fallbackLocale: 'de' };
    const analytics = open([spy], { isTagFree: (path) => path === '/secret', ...languages });
    analytics.choose(everything);
    analytics.visit('/fr-CA/secret');
    await settle();
    expect(spy.received).toEqual([]);
    analytics.visit('/fr-CA/open');
    await settle();
    expect(spy.received.map(({ path }) => path)).toContain('/open');
    expect(analytics.needsFullLoad('/fr-CA/secret')).toBe(true);
  });

  it('requires a full page load once tags are loaded', async () => {
    const analytics = open([spyDestination()], { isTagFree: (path) => path === '/secret' });
    analytics.choose(everything);
    expect(analytics.needsFullLoad('/secret')).toBe(false);
    analytics.visit('/');
    await settle();
    expect(analytics.needsFullLoad('/fr/secret?a=1')).toBe(true);
    expect(analytics.needsFullLoad('/order/order_confirm')).toBe(false);
  });

  it('drops stored events with unknown names', async () => {
    localStorage.setItem('promenade.consent', JSON.stringify(everything));
    sessionStorage.setItem('promenade.analytics.spy', '[{"name":"stolen"},null,7,{"name":"toString"}]');
    const spy = spyDestination();
    open([spy]).visit('/');
    await settle();
    expect(namesOf(spy.received)).toEqual(['page_viewed']);
  });
});

describe('a paid order', () => {
  it.each([true, false])('is sent once, also after a reload and with two tabs (locks: %s)', async (hasLocks) => {
    if (hasLocks) stubLocks();
    const spies = [spyDestination(), spyDestination(), spyDestination()];
    const tabs = spies.map((spy) => open([spy]));
    for (const tab of tabs) {
      tab.choose(everything);
      tab.visit('/');
    }
    for (const tab of tabs.slice(0, 2)) {
      tab.track('order_paid', paid);
      tab.track('order_paid', paid);
    }
    await settle();
    tabs[2]?.track('order_paid', paid);
    tabs[2]?.track('order_paid', { ...paid, orderNo: 'PT2' });
    await settle();
    const orders = spies.flatMap((spy) => spy.received).filter(({ name }) => name === 'order_paid');
    expect(orders.map(({ facts }) => facts.orderNo).sort()).toEqual(['PT1', 'PT2']);
    expect(orders[0]?.id).toBe('order_paid-PT1');
  });

  it('is sent to each destination', async () => {
    const spies = [spyDestination(), spyDestination({ name: 'other' })];
    const analytics = open(spies);
    analytics.choose(everything);
    analytics.track('order_paid', paid);
    analytics.visit('/');
    await settle();
    for (const spy of spies) expect(namesOf(spy.received)).toEqual(['order_paid', 'page_viewed']);
  });
});

describe('a vendor', () => {
  it('that cannot be loaded or throws does not affect the shop or other vendors', async () => {
    const throwing = () => {
      throw new Error('vendor');
    };
    const blocked = spyDestination({ name: 'blocked', start: () => Promise.reject(new Error('blocked')) });
    const faulty = spyDestination({ name: 'faulty', send: throwing, consentChanged: throwing });
    const broken = spyDestination({ name: 'broken', start: throwing });
    const spy = spyDestination();
    const analytics = open([blocked, faulty, broken, spy]);
    analytics.choose(everything);
    analytics.visit('/');
    analytics.track('signed_up', {});
    await settle();
    analytics.choose({ analytics: true, marketing: false });
    await settle();
    expect(namesOf(spy.received)).toEqual(['page_viewed', 'signed_up']);
    expect(blocked.received).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('has its script loaded once with the nonce, and only from an allowed host', async () => {
    const pixel = metaPixel('123456789012345');
    const elsewhere = spyDestination({ start: (page) => page.loadScript('https://evil.example/tag.js') });
    const analytics = open([pixel, elsewhere], { nonce: 'n0nce' });
    analytics.choose(everything);
    analytics.visit('/');
    analytics.visit('/products/all');
    await settle();
    expect([...document.scripts].map(({ src, nonce, async }) => ({ src, nonce, async }))).toEqual([
      { src: 'https://connect.facebook.net/en_US/fbevents.js', nonce: 'n0nce', async: true },
    ]);
    expect(Reflect.get(globalThis, 'fbq').queue).toHaveLength(3);
    document.scripts[0]?.dispatchEvent(new Event('load'));
    await settle();
    const sent = Reflect.get(globalThis, 'fbq').queue.slice(3);
    expect(sent.map((command: unknown[]) => command.slice(0, 2))).toEqual(Array(2).fill(['track', 'PageView']));
    expect(elsewhere.received).toEqual([]);
  });

  it('whose script does not load within 10 seconds receives no events', async () => {
    vi.useFakeTimers();
    const analytics = open([metaPixel('123456789012345')]);
    analytics.choose(everything);
    analytics.visit('/');
    await vi.advanceTimersByTimeAsync(10_001);
    expect(sessionStorage.length).toBe(0);
    vi.useRealTimers();
  });
});

describe('an event', () => {
  it('page_viewed is published when the path changes, but not when only the query or the language does', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.choose(everything);
    for (const path of ['/', '/?page=2', '/products/all', '/fr/products/all#more', '/']) analytics.visit(path);
    await settle();
    expect(spy.received.map(({ path }) => path)).toEqual(['/', '/products/all', '/']);
  });

  it('has only the fields of its type, without personal data or secrets', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.choose(everything);
    analytics.visit('/fr/product/linen-shirt?token=s3cret#x');
    const stray = { email: 'ada@example.com', clientSecret: 'pi_secret_1' };
    analytics.track('cart_line_added', {
      items: [{ id: '7', name: 'x'.repeat(300), quantity: 1, ...stray }],
      valueCents: 100,
      ...stray,
    });
    for (const term of ['ada@example.com', '+33 6 12 34 56 78', '4242 4242 4242 4242', '  ']) {
      analytics.track('search_performed', { term, results: 0 });
    }
    analytics.track('search_performed', { term: 'size 42 shirt', results: 3 });
    await settle();
    // Ids and times may contain the same digits by chance.
    const text = JSON.stringify(spy.received.map(({ id: _, time: __, ...sent }) => sent));
    for (const secret of ['ada@', 's3cret', 'pi_secret', '12 34', '4242']) expect(text).not.toContain(secret);
    expect(spy.received[0]).toMatchObject({ name: 'page_viewed', path: '/product/linen-shirt' });
    expect(spy.received[1]?.facts.items?.[0]?.name).toHaveLength(100);
    expect(spy.received.at(-1)?.facts).toEqual({ term: 'size 42 shirt', results: 3 });
    expect(new Set(spy.received.map(({ id }) => id)).size).toBe(spy.received.length);
  });
});
