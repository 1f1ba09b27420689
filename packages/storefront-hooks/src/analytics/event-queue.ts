import { browserStorage } from '../browser/storage.ts';
import type { Consent, Destination, TagPage } from './destination.ts';
import { EVENT_FACTS, type TrackedEvent } from './events.ts';
import { sendOrderOnce } from './reported-orders.ts';

/** Maximum number of queued events. The oldest are dropped first, but paid orders last. */
const EVENTS_MAX = 100;

export interface EventQueueOptions {
  destination: Destination;
  /** Key of the queued events in session storage. */
  storageKey: string;
  /** The shopper's choice; `undefined` until it is made. */
  consent(): Consent | undefined;
  /** Whether tags may run on the page. */
  mayRun(): boolean;
  page(consent: Consent): TagPage;
}

const storage = browserStorage('sessionStorage');

/** Events that a previous document in this tab has queued. */
function storedEvents(key: string): TrackedEvent[] {
  try {
    const events: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(events) ? events.filter((event) => Object.hasOwn(EVENT_FACTS, event?.name)) : [];
  } catch {
    return [];
  }
}

/** Errors of a vendor's script must not affect the shop. */
function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {}
}

/** Sends events to one destination in order. They are queued until the shopper agrees and tags may run on the page. */
export function createEventQueue(options: EventQueueOptions) {
  const { destination, storageKey: key, consent, mayRun, page } = options;
  let events: TrackedEvent[] | undefined;
  let start: Promise<boolean> | undefined;
  let isSending = false;

  const queued = () => {
    events ??= storedEvents(key);
    return events;
  };
  const replace = (next: TrackedEvent[]) => {
    events = next;
    // Without consent nothing is stored on the device.
    if (consent()?.[destination.needs] && next.length > 0) storage.set(key, JSON.stringify(next));
    else storage.remove(key);
  };
  const isAllowed = () => consent()?.[destination.needs] === true && mayRun();

  async function send(event: TrackedEvent): Promise<void> {
    const sendNow = () => ignoringErrors(() => destination.send(event));
    const { orderNo } = event.facts;
    if (event.name === 'order_paid' && orderNo) await sendOrderOnce(destination.name, orderNo, sendNow);
    else sendNow();
  }

  async function sendAll(choice: Consent): Promise<void> {
    start ??= Promise.resolve()
      .then(() => destination.start(page(choice)))
      .then(
        () => true,
        () => false,
      );
    if (isSending) return;
    isSending = true;
    const isReady = await start;
    for (let next = queued()[0]; next && isAllowed(); next = queued()[0]) {
      const event = next;
      if (isReady) await send(event);
      replace(queued().filter((other) => other !== event));
    }
    isSending = false;
  }

  function flush(): void {
    const choice = consent();
    if (choice?.[destination.needs] === false) replace([]);
    else if (choice && mayRun() && queued().length > 0) void sendAll(choice);
  }

  return {
    /** Whether the destination was started. */
    get hasStarted(): boolean {
      return start !== undefined;
    },
    /** Adds an event, and sends the queued events if that is allowed. */
    add(event: TrackedEvent): void {
      if (consent()?.[destination.needs] === false) return;
      const all = [...queued(), event];
      const dropped = all.find(({ name }) => name !== 'order_paid') ?? all[0];
      replace(all.length > EVENTS_MAX ? all.filter((other) => other !== dropped) : all);
      flush();
    },
    /** Sends the queued events if that is allowed now, for example after a navigation. */
    flush,
    /** Applies the shopper's new choice. */
    consentChanged(): void {
      const choice = consent();
      void start?.then((isReady) => {
        if (isReady && choice) ignoringErrors(() => destination.consentChanged?.(choice));
      });
      flush();
    },
  };
}
