import { randomKey } from '@promenade/storefront-sdk';
import { openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';
import { delocalizePath } from '../domain/locale-path.ts';
import type { Consent, Destination } from './destination.ts';
import { type EventName, type FactsOf, factsOf, type TrackedEvent } from './events.ts';
import { createLane } from './lane.ts';
import { loadScript } from './load-script.ts';

/** What the events of a page go to, and where they may not. */
export interface AnalyticsOptions {
  /** Tools to tell; what an adapter did not accept an id for may stand there as `undefined`. */
  destinations: readonly (Destination | undefined)[];
  /** Nonce of the page's content security policy, for the vendors' scripts. */
  nonce?: string | undefined;
  /** Paths, without language, on which no tag is loaded or told. @default `/order`, `/users`, `/callback`, `/logout`, `/middlewares` and what is below */
  isTagFree?: (path: string) => boolean;
}

/** The shop's events on their way to the tools that a shopper agreed to. */
export interface Analytics {
  /** Tells what happened. Never throws, and waits for nothing. */
  track<Name extends EventName>(name: Name, facts: FactsOf<Name>): void;
  /** The page is another one: counts as viewed, and what waited for a page with tags goes out. */
  visit(path: string): void;
  /** The shopper's choice on this device; `undefined` until there is one, and events wait. */
  getConsent(): Consent | undefined;
  /** Keeps the shopper's choice, here and in other tabs: what waited goes out, or is dropped. */
  choose(consent: Consent): void;
  /** Told when the choice is another one. */
  subscribe(listener: () => void): () => void;
  /** Follows the other tabs' choice. Returns the end of it. */
  connect(): () => void;
  /** Whether going to this path must load a new document: tags have been loaded, and may not run there. */
  needsFullLoad(path: string): boolean;
}

const TAG_FREE = /^\/(?:order|users|callback|logout|middlewares)(?:\/|$)/i;
const STORAGE_KEY = 'promenade.consent';
const storage = browserStorage('localStorage');

const plainPath = (path: string) => delocalizePath(path).path.split(/[?#]/)[0] ?? '/';

function keptConsent(): Consent | undefined {
  try {
    const { analytics, marketing } = JSON.parse(storage.get(STORAGE_KEY) ?? '{}');
    return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the analytics of a page.
 * @example createAnalytics({ destinations: [ga4(store.gtmId), metaPixel(store.pixelId), postHog(store.postHogKey)], nonce })
 */
export function createAnalytics({
  destinations,
  nonce,
  isTagFree = (path) => TAG_FREE.test(path),
}: AnalyticsOptions): Analytics {
  const choices = createEmitter();
  let consent: Consent | undefined;
  let isConsentRead = false;
  let path: string | undefined;
  let tellTabs = () => {};

  const getConsent = () => {
    if (!isConsentRead) consent = keptConsent();
    isConsentRead = true;
    return consent;
  };
  const lanes = destinations
    .filter((destination) => destination !== undefined)
    .map((destination) =>
      createLane({
        destination,
        consent: getConsent,
        mayRun: () => path !== undefined && !isTagFree(path),
        page: (choice) => ({
          origin: location.origin,
          consent: choice,
          loadScript: (url) => loadScript(url, nonce),
        }),
      }),
    );
  const become = (next: Consent | undefined) => {
    const before = getConsent();
    if (next?.analytics === before?.analytics && next?.marketing === before?.marketing) return;
    consent = next;
    for (const lane of lanes) lane.choose();
    choices.emit();
  };

  const track: Analytics['track'] = (name, given) => {
    try {
      const facts = factsOf(name, given);
      const id = facts.orderNo ? `${name}-${facts.orderNo}` : randomKey();
      const event: TrackedEvent = { name, facts, id, time: Date.now(), path: path ?? '/' };
      for (const lane of lanes) lane.take(event);
    } catch {
      // Whatever was wrong with it, the shop goes on.
    }
  };

  return {
    track,
    visit(address) {
      const next = plainPath(address);
      if (next === path) return;
      path = next;
      track('page_viewed', {});
      for (const lane of lanes) lane.flow();
    },
    getConsent,
    choose({ analytics, marketing }) {
      getConsent();
      storage.set(STORAGE_KEY, JSON.stringify({ analytics, marketing }));
      become({ analytics, marketing });
      tellTabs();
    },
    subscribe: choices.subscribe,
    connect() {
      const channel = openChannel<'chosen'>(STORAGE_KEY, () => become(keptConsent()));
      tellTabs = () => channel.post('chosen');
      return () => {
        tellTabs = () => {};
        channel.close();
      };
    },
    needsFullLoad: (address) => lanes.some((lane) => lane.hasStarted) && isTagFree(plainPath(address)),
  };
}
