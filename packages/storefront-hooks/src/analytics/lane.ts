import { browserStorage } from '../browser/storage.ts';
import type { Consent, Destination, TagPage } from './destination.ts';
import { EVENT_FACTS, type TrackedEvent } from './events.ts';
import { tellOrderOnce } from './told-orders.ts';

/** Events that wait for one destination; of more the oldest go, paid orders last. */
const WAITING_MAX = 100;

export interface LaneOptions {
  destination: Destination;
  /** The shopper's choice, once made. */
  consent(): Consent | undefined;
  /** Whether the page is one on which tags may run. */
  mayRun(): boolean;
  page(consent: Consent): TagPage;
}

/** The way of events to one destination: they wait until it may be told of them, in their order. */
export interface Lane {
  /** Whether the vendor's script was asked for. */
  readonly hasStarted: boolean;
  take(event: TrackedEvent): void;
  /** Looks again at what waits: the page is another one. */
  flow(): void;
  /** Hands the shopper's new choice on. */
  choose(): void;
}

const storage = browserStorage('sessionStorage');

/** What waited when the tab's last page went. */
function kept(key: string): TrackedEvent[] {
  try {
    const events: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(events) ? events.filter((event) => Object.hasOwn(EVENT_FACTS, event?.name)) : [];
  } catch {
    return [];
  }
}

export function createLane({ destination, consent, mayRun, page }: LaneOptions): Lane {
  const key = `promenade.analytics.${destination.name}`;
  let waiting: TrackedEvent[] | undefined;
  let start: Promise<boolean> | undefined;
  let isDraining = false;

  const mine = () => {
    waiting ??= kept(key);
    return waiting;
  };
  const become = (events: TrackedEvent[]) => {
    waiting = events;
    // Before the shopper agreed nothing is kept on the device.
    if (consent()?.[destination.needs] && events.length > 0) storage.set(key, JSON.stringify(events));
    else storage.remove(key);
  };
  const isAllowed = () => consent()?.[destination.needs] === true && mayRun();

  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // A vendor's fault is nobody's business here.
    }
  };
  async function tell(event: TrackedEvent): Promise<void> {
    const send = () => attempt(() => destination.send(event));
    const { orderNo } = event.facts;
    if (event.name === 'order_paid' && orderNo) await tellOrderOnce(destination.name, orderNo, send);
    else send();
  }

  async function drain(choice: Consent): Promise<void> {
    start ??= Promise.resolve()
      .then(() => destination.start(page(choice)))
      .then(
        () => true,
        () => false,
      );
    if (isDraining) return;
    isDraining = true;
    const isReady = await start;
    for (let next = mine()[0]; next && isAllowed(); next = mine()[0]) {
      const event = next;
      if (isReady) await tell(event);
      become(mine().filter((other) => other !== event));
    }
    isDraining = false;
  }

  function flow(): void {
    const choice = consent();
    if (choice?.[destination.needs] === false) become([]);
    else if (choice && mayRun() && mine().length > 0) void drain(choice);
  }

  return {
    get hasStarted() {
      return start !== undefined;
    },
    take(event) {
      if (consent()?.[destination.needs] === false) return;
      const events = [...mine(), event];
      const oldest = events.find(({ name }) => name !== 'order_paid') ?? events[0];
      become(events.length > WAITING_MAX ? events.filter((other) => other !== oldest) : events);
      flow();
    },
    flow,
    choose() {
      const choice = consent();
      void start?.then((isReady) => isReady && choice && attempt(() => destination.consentChanged?.(choice)));
      flow();
    },
  };
}
