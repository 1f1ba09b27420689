import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type AnalyticsOptions, createAnalytics } from './analytics.ts';
import type { Destination } from './destination.ts';
import { metaPixel } from './meta-pixel.ts';
import { settle, spyDestination } from './test-support/spy-destination.ts';

const everything = { analytics: true, marketing: true };
const nothing = { analytics: false, marketing: false };
const paid = { orderNo: 'PT1', items: [], valueCents: 7_350, freightCents: 600 };
const namesOf = (told: readonly { name: string }[]) => told.map(({ name }) => name);

const open = (destinations: readonly (Destination | undefined)[], more: Partial<AnalyticsOptions> = {}) =>
  createAnalytics({ destinations, ...more });

/** Locks as a browser grants them: one holder at a time, whatever tab asks. */
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
  it('nothing is loaded, told or kept on the device', async () => {
    const spy = spyDestination();
    const analytics = open([spy, metaPixel('123456789012345')]);
    analytics.visit('/product/linen-shirt');
    analytics.track('signed_up', {});
    await settle();
    expect(spy).toMatchObject({ starts: 0, told: [] });
    expect(document.scripts).toHaveLength(0);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
    expect(analytics.getConsent()).toBeUndefined();
  });

  it('events wait for a yes, in their order', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.track('signed_up', {});
    analytics.choose(everything);
    await settle();
    expect(namesOf(spy.told)).toEqual(['page_viewed', 'signed_up']);
    expect(spy.starts).toBe(1);
  });

  it('events are dropped by a no, for good', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.choose(nothing);
    analytics.track('signed_up', {});
    await settle();
    analytics.choose(everything);
    await settle();
    expect(spy.told).toEqual([]);
  });

  it('the oldest of too many go, but no paid order', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.visit('/');
    analytics.track('order_paid', paid);
    for (let number = 0; number < 150; number++) {
      analytics.track('search_performed', { term: `word ${number}`, results: 1 });
    }
    analytics.choose(everything);
    await settle();
    expect(spy.told).toHaveLength(100);
    expect(spy.told[0]?.name).toBe('order_paid');
    expect(spy.told.at(-1)?.facts.term).toBe('word 149');
  });
});

describe('the choice', () => {
  it('is by category', async () => {
    const [counting, advertising] = [spyDestination(), spyDestination({ name: 'ads', needs: 'marketing' })];
    const analytics = open([counting, advertising]);
    analytics.choose({ analytics: true, marketing: false });
    analytics.visit('/');
    await settle();
    expect(namesOf(counting.told)).toEqual(['page_viewed']);
    expect(advertising).toMatchObject({ starts: 0, told: [] });
  });

  it('holds for the next page, and an unreadable one counts as none', () => {
    open([]).choose({ analytics: true, marketing: false });
    expect(open([]).getConsent()).toEqual({ analytics: true, marketing: false });
    for (const text of ['{', '[]', '{"analytics":"yes"}', 'null']) {
      localStorage.setItem('promenade.consent', text);
      expect(open([]).getConsent()).toBeUndefined();
    }
  });

  it('is that of one shop, and so are queued events, though another one is on the same origin', async () => {
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
    expect(namesOf(there.told)).toEqual(['page_viewed']);
    expect(open([], { storeId: 1 }).getConsent()).toEqual(everything);
  });

  it('that was changed while the page lay in the browser’s cache holds once it is shown again', () => {
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

  it('events carry the currency of the shop that is connected', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.choose(everything);
    analytics.visit('/');
    const disconnect = analytics.connect('EUR');
    analytics.track('product_viewed', { items: [], valueCents: 100 });
    await settle();
    expect(spy.told.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    disconnect();
  });

  it('taken back in one tab ends the telling in the other', async () => {
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
    expect(namesOf(spy.told)).toEqual(['page_viewed']);
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
  ])('%s loads and tells nothing; the next page does, even in a new document', async (path) => {
    const analytics = open([metaPixel('123456789012345')]);
    analytics.choose(everything);
    analytics.visit(path);
    analytics.track('signed_up', {});
    await settle();
    expect(document.scripts).toHaveLength(0);
    const spy = spyDestination({ name: 'meta' });
    open([spy]).visit('/');
    await settle();
    expect(namesOf(spy.told)).toEqual(['page_viewed', 'signed_up', 'page_viewed']);
    expect(spy.told.map(({ path: where }) => where).join()).not.toContain('code=');
    expect(sessionStorage.length).toBe(0);
  });

  it('that is entered while a script is on its way is told nothing', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const spy = spyDestination({ start: () => arrival });
    const analytics = open([spy]);
    analytics.choose(everything);
    analytics.visit('/');
    await settle();
    analytics.visit('/order/order_confirm');
    arrive();
    await settle();
    expect(spy.told).toEqual([]);
    analytics.visit('/products/all');
    await settle();
    expect(spy.told.map(({ path }) => path)).toEqual(['/', '/order/order_confirm', '/products/all']);
  });

  it('is known by its path in each language of the shop', async () => {
    const spy = spyDestination();
    const languages = { locales: ['de', 'fr-CA'], fallbackLocale: 'de' };
    const analytics = open([spy], { isTagFree: (path) => path === '/secret', ...languages });
    analytics.choose(everything);
    analytics.visit('/fr-CA/secret');
    await settle();
    expect(spy.told).toEqual([]);
    analytics.visit('/fr-CA/open');
    await settle();
    expect(spy.told.map(({ path }) => path)).toContain('/open');
    expect(analytics.needsFullLoad('/fr-CA/secret')).toBe(true);
  });

  it('needs a new document once tags are loaded', async () => {
    const analytics = open([spyDestination()], { isTagFree: (path) => path === '/secret' });
    analytics.choose(everything);
    expect(analytics.needsFullLoad('/secret')).toBe(false);
    analytics.visit('/');
    await settle();
    expect(analytics.needsFullLoad('/fr/secret?a=1')).toBe(true);
    expect(analytics.needsFullLoad('/order/order_confirm')).toBe(false);
  });

  it('keeps nothing that somebody else wrote into storage', async () => {
    localStorage.setItem('promenade.consent', JSON.stringify(everything));
    sessionStorage.setItem('promenade.analytics.spy', '[{"name":"stolen"},null,7,{"name":"toString"}]');
    const spy = spyDestination();
    open([spy]).visit('/');
    await settle();
    expect(namesOf(spy.told)).toEqual(['page_viewed']);
  });
});

describe('a paid order', () => {
  it.each([true, false])('is told once, after a reload and in two tabs too (locks: %s)', async (hasLocks) => {
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
    const told = spies.flatMap((spy) => spy.told).filter(({ name }) => name === 'order_paid');
    expect(told.map(({ facts }) => facts.orderNo).sort()).toEqual(['PT1', 'PT2']);
    expect(told[0]?.id).toBe('order_paid-PT1');
  });

  it('is told to each destination', async () => {
    const spies = [spyDestination(), spyDestination({ name: 'other' })];
    const analytics = open(spies);
    analytics.choose(everything);
    analytics.track('order_paid', paid);
    analytics.visit('/');
    await settle();
    for (const spy of spies) expect(namesOf(spy.told)).toEqual(['order_paid', 'page_viewed']);
  });
});

describe('a vendor', () => {
  it('that cannot be loaded, or throws, disturbs neither the shop nor the others', async () => {
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
    expect(namesOf(spy.told)).toEqual(['page_viewed', 'signed_up']);
    expect(blocked.told).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('gets its script with the nonce, from its own host only, and no second one', async () => {
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
    const told = Reflect.get(globalThis, 'fbq').queue.slice(3);
    expect(told.map((command: unknown[]) => command.slice(0, 2))).toEqual(Array(2).fill(['track', 'PageView']));
    expect(elsewhere.told).toEqual([]);
  });

  it('that takes too long is given up', async () => {
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
  it('of a page is another one only when the path is', async () => {
    const spy = spyDestination();
    const analytics = open([spy]);
    analytics.choose(everything);
    for (const path of ['/', '/?page=2', '/products/all', '/fr/products/all#more', '/']) analytics.visit(path);
    await settle();
    expect(spy.told.map(({ path }) => path)).toEqual(['/', '/products/all', '/']);
  });

  it('carries its facts, and neither persons nor secrets', async () => {
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
    // Ids and times are numbers, any of which may have the digits of a card.
    const text = JSON.stringify(spy.told.map(({ id: _, time: __, ...told }) => told));
    for (const secret of ['ada@', 's3cret', 'pi_secret', '12 34', '4242']) expect(text).not.toContain(secret);
    expect(spy.told[0]).toMatchObject({ name: 'page_viewed', path: '/product/linen-shirt' });
    expect(spy.told[1]?.facts.items?.[0]?.name).toHaveLength(100);
    expect(spy.told.at(-1)?.facts).toEqual({ term: 'size 42 shirt', results: 3 });
    expect(new Set(spy.told.map(({ id }) => id)).size).toBe(spy.told.length);
  });
});
