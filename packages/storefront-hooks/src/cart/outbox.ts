import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import type { CartRules } from './cart-rules.ts';

/** Sends writes; while the device is offline it keeps them, and sends them in their order once the network is back. */
export interface Outbox {
  /** Whether a write would be kept now. */
  isKeeping(): boolean;
  /** Whether any is kept. */
  isFilled(): boolean;
  /** Sends at once, or after what is kept. */
  send<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Sends what is kept, one after another, for the network is there. */
  replay(): Promise<void>;
  /** Gives up what is kept: its promises reject with `aborted`. */
  clear(): void;
}

interface Entry {
  place: number;
  /** Answers whether it is over; one that the network did not take is not. */
  attempt(): Promise<boolean>;
  giveUp(): void;
}

const isOffline = () => globalThis.navigator?.onLine === false;

export function createOutbox(rules: CartRules, changed: () => void): Outbox {
  let entries: Entry[] = [];
  let places = 0;
  let isReplaying = false;

  const take = (next: Entry[]) => {
    entries = next;
    changed();
  };
  // What was under way when the network went comes back late, but before what was done after it.
  const keep = (entry: Entry) =>
    take([...entries, entry].sort((one, other) => rules.compareKept(one.place, other.place)));
  const isKeeping = () => entries.length > 0 || isOffline();

  return {
    isKeeping,
    isFilled: () => entries.length > 0,
    send(work) {
      const place = places++;
      return new Promise((resolve, reject) => {
        const entry: Entry = {
          place,
          async attempt() {
            if (isOffline()) return false;
            try {
              resolve(await work());
            } catch (cause) {
              if (isOffline() && isStorefrontError(cause, 'network')) return false;
              reject(cause);
            }
            return true;
          },
          giveUp: () => reject(new StorefrontError({ kind: 'aborted', endpoint: 'cart' })),
        };
        if (isKeeping()) keep(entry);
        else void entry.attempt().then((isOver) => isOver || keep(entry));
      });
    },
    async replay() {
      if (isReplaying) return;
      isReplaying = true;
      for (let [entry] = entries; entry && (await entry.attempt()); [entry] = entries) {
        const done = entry;
        take(entries.filter((other) => other !== done));
      }
      isReplaying = false;
    },
    clear() {
      const given = entries;
      take([]);
      for (const entry of given) entry.giveUp();
    },
  };
}
