import { randomKey } from '@promenade/storefront-sdk';
import { openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { localeConfigOf, type PresentationOptions } from '../context/presentation.ts';
import { CURRENCY } from '../domain/constants.ts';
import { delocalizePath } from '../domain/locale-path.ts';
import type { Consent, Destination } from './destination.ts';
import { createEventQueue } from './event-queue.ts';
import { type EventName, type FactsOf, factsOf, type TrackedEvent } from './events.ts';
import { loadScript } from './load-script.ts';

/** Options of `createAnalytics`. */
export interface AnalyticsOptions extends Pick<PresentationOptions, 'locales' | 'fallbackLocale'> {
  /** Destinations that receive the events. Adapters return `undefined` for an invalid id, and `undefined` is ignored. */
  destinations: readonly (Destination | undefined)[];
  /** Id of the shop. Separates the choice and the queued events of several shops on one origin. @default one choice per origin */
  storeId?: number | undefined;
  /** Nonce of the page's content security policy, for the vendors' scripts. */
  nonce?: string | undefined;
  /**
   * Whether no tag is loaded and no event is sent on this path, which has no language prefix.
   * @default true for `/order`, `/users`, `/callback`, `/logout`, `/middlewares` and the paths below them
   */
  isTagFree?: (path: string) => boolean;
}

/** Sends the shop's events to the destinations for which the shopper has given consent. */
export interface Analytics {
  /** Publishes an event. Never throws, and returns at once. */
  track<Name extends EventName>(name: Name, facts: FactsOf<Name>): void;
  /** Publishes a page view if the path has changed, and sends queued events if tags may run on this page. */
  visit(path: string): void;
  /** The shopper's choice on this device. Events are queued while it is `undefined`. */
  getConsent(): Consent | undefined;
  /** Stores the shopper's choice and applies it in all tabs. Queued events are sent or dropped. */
  choose(consent: Consent): void;
  /** Calls the listener when the choice changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener with each published event, also without consent. Returns a function that unsubscribes. */
  subscribeEvents(listener: (event: TrackedEvent) => void): () => void;
  /**
   * Starts to apply choices that are made in other tabs. Returns a function that stops it.
   * @param currency ISO 4217 code of the amounts in all later events. @default 'USD'
   */
  connect(currency?: string): () => void;
  /** Whether navigating to this path must load a new document, because tags are loaded that must not run there. */
  needsFullLoad(path: string): boolean;
}

// Accepts any language prefix, so that the default also works for shops that don't configure their languages.
const TAG_FREE = /^(?:\/[a-z]{2,3}(?:-[a-z\d]{2,8})*)?\/(?:order|users|callback|logout|middlewares)(?:\/|$)/i;
const storage = browserStorage('localStorage');

function storedConsent(key: string): Consent | undefined {
  try {
    const { analytics, marketing } = JSON.parse(storage.get(key) ?? '{}');
    return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the analytics of a page.
 * @example createAnalytics({ destinations: [ga4(store.gtmId), metaPixel(store.pixelId), postHog(store.postHogKey)], storeId: store.id, nonce })
 */
export function createAnalytics({
  destinations,
  storeId,
  nonce,
  isTagFree = (path) => TAG_FREE.test(path),
  ...languages
}: AnalyticsOptions): Analytics {
  const config = localeConfigOf(languages);
  const keyOf = (name: string) => (storeId === undefined ? `promenade.${name}` : storageKey(name, storeId));
  const consentKey = keyOf('consent');
  const plainPath = (path: string) => delocalizePath(path, config).path.split(/[?#]/)[0] ?? '/';
  const choices = createEmitter();
  const listeners = new Set<(event: TrackedEvent) => void>();
  let consent: Consent | undefined;
  let isConsentRead = false;
  let path: string | undefined;
  let currency = CURRENCY as string;
  let notifyTabs = () => {};

  const getConsent = () => {
    if (!isConsentRead) consent = storedConsent(consentKey);
    isConsentRead = true;
    return consent;
  };
  const queues = destinations
    .filter((destination) => destination !== undefined)
    .map((destination) =>
      createEventQueue({
        destination,
        storageKey: keyOf(`analytics.${destination.name}`),
        consent: getConsent,
        mayRun: () => path !== undefined && !isTagFree(path),
        page: (choice) => ({
          origin: location.origin,
          consent: choice,
          loadScript: (url) => loadScript(url, nonce),
        }),
      }),
    );
  const setConsent = (next: Consent | undefined) => {
    const before = getConsent();
    if (next?.analytics === before?.analytics && next?.marketing === before?.marketing) return;
    consent = next;
    for (const queue of queues) queue.consentChanged();
    choices.emit();
  };

  const track: Analytics['track'] = (name, given) => {
    try {
      const facts = factsOf(name, given);
      const id = facts.orderNo ? `${name}-${facts.orderNo}` : randomKey();
      const event: TrackedEvent = { name, facts, id, time: Date.now(), path: path ?? '/', currency };
      for (const queue of queues) queue.add(event);
      for (const listener of listeners) listener(event);
    } catch {
      // An error of analytics must not affect the shop.
    }
  };

  return {
    track,
    visit(address) {
      const next = plainPath(address);
      if (next === path) return;
      path = next;
      track('page_viewed', {});
      for (const queue of queues) queue.flush();
    },
    getConsent,
    choose({ analytics, marketing }) {
      getConsent();
      storage.set(consentKey, JSON.stringify({ analytics, marketing }));
      setConsent({ analytics, marketing });
      notifyTabs();
    },
    subscribe: choices.subscribe,
    subscribeEvents(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect(code = CURRENCY) {
      currency = code;
      const readAgain = () => setConsent(storedConsent(consentKey));
      // A page in the back/forward cache receives no messages.
      const restored = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
      const channel = openChannel<'chosen'>(consentKey, readAgain);
      addEventListener('pageshow', restored);
      notifyTabs = () => channel.post('chosen');
      return () => {
        notifyTabs = () => {};
        removeEventListener('pageshow', restored);
        channel.close();
      };
    },
    needsFullLoad: (address) => queues.some((queue) => queue.hasStarted) && isTagFree(plainPath(address)),
  };
}
