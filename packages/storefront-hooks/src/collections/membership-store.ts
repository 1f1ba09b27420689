import { type Channel, openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { type MembershipRules, membershipRules } from './membership-rules.ts';

export interface MembershipStoreOptions {
  /** Name of the list, to tell other tabs. */
  name: string;
  /** Whether the entry is on the list as it was last confirmed. */
  has(id: number): boolean;
  /** Puts an entry on the list, or takes it off. */
  send(id: number, on: boolean): Promise<unknown>;
  /** Told of what the backend confirmed. */
  confirmed(id: number, on: boolean): void;
  /** Asks the backend for the list again. */
  read(): void;
  /** For tests: decisions to put in place of the true ones. */
  rules?: MembershipRules;
}

/** Changes on their way to a list of the account, outside React. */
export interface MembershipStore {
  /** Whether an entry shows as being on the list. */
  isOn(id: number): boolean;
  isPending(id: number): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Changes an entry; without `on` the other way round than was wanted last. While a change of it is under way, the last
   * wish goes out after it. Answers where it ended; rejects when a change was refused, and then shows what is confirmed.
   */
  change(id: number, on?: boolean): Promise<boolean>;
  /** Follows the other tabs. Returns the end of it. */
  connect(): () => void;
}

export function createMembershipStore(options: MembershipStoreOptions): MembershipStore {
  const { rules = membershipRules } = options;
  const changes = createEmitter();
  const wishes = new Map<number, boolean>();
  const flights = new Map<number, Promise<boolean>>();
  let followers = 0;
  let channel: Channel<'changed'> | undefined;

  async function send(id: number, first: boolean): Promise<boolean> {
    try {
      for (let on = first; ; ) {
        await options.send(id, on);
        options.confirmed(id, on);
        const wish = wishes.get(id);
        if (wish === undefined || wish === on || !rules.sendsLastWish) return on;
        on = wish;
      }
    } finally {
      // In the same breath in which nothing more was found to send: a press after it begins anew.
      wishes.delete(id);
      flights.delete(id);
      changes.emit();
      if (rules.tellsOtherTabs) channel?.post('changed');
      if (rules.readsAfterwards && flights.size === 0) options.read();
    }
  }

  function change(id: number, wanted?: boolean): Promise<boolean> {
    const on = wanted ?? !(wishes.get(id) ?? options.has(id));
    const underWay = rules.waits ? flights.get(id) : undefined;
    wishes.set(id, on);
    const flight = underWay ?? send(id, on);
    flights.set(id, flight);
    changes.emit();
    return flight;
  }

  return {
    isOn: (id) => (rules.showsWish ? wishes.get(id) : undefined) ?? options.has(id),
    isPending: (id) => wishes.has(id),
    subscribe: changes.subscribe,
    change,
    connect() {
      followers += 1;
      channel ??= openChannel<'changed'>(`promenade.${options.name}`, options.read);
      return () => {
        followers -= 1;
        if (followers > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
