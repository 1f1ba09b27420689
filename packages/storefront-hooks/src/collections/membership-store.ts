import { createEmitter } from '../browser/emitter.ts';
import { createSharedChannel } from '../browser/shared-channel.ts';
import { createLatestWins, type LatestWins } from '../writes/latest-wins.ts';

export interface MembershipStoreOptions {
  /** Name of the channel to other tabs. */
  channelName: string;
  /** Whether the backend last confirmed that the entry is on the list. */
  isOn(id: number): boolean;
  /** Adds an entry to the list, or removes it. */
  send(id: number, on: boolean): Promise<unknown>;
  /** Called when the backend has confirmed a change of this tab. */
  confirmed(id: number, on: boolean): void;
  /** Called when the list may have changed in another way: in another tab, or by a request that failed. */
  outdated(): void;
}

/** Pending changes of a list of the account, outside React. */
export function createMembershipStore(
  options: MembershipStoreOptions,
  createWriter: typeof createLatestWins<boolean> = createLatestWins,
) {
  const changes = createEmitter();
  let readings = 0;
  const outdated = () => {
    readings += 1;
    options.outdated();
  };
  const channel = createSharedChannel<'changed'>(options.channelName, outdated);
  const send = async (id: number, on: boolean) => {
    const before = readings;
    let isConfirmed = false;
    try {
      await options.send(id, on);
      options.confirmed(id, on);
      isConfirmed = true;
    } finally {
      channel.post('changed');
      // A failed request may have changed the list nonetheless, and a list that was requested meanwhile may lack the change.
      if (!isConfirmed || readings !== before) outdated();
    }
  };
  const writer: LatestWins<boolean> = createWriter(send, changes.emit);
  return {
    /** Whether a change of the entry is pending. */
    isPending: (id: number): boolean => writer.wanted(id) !== undefined,
    /** Calls the listener when a change starts or ends. Returns the function that unsubscribes. */
    subscribe: changes.subscribe,
    /**
     * Adds an entry or removes it; without `on`, toggles the state that was requested last. While a change of the entry is pending,
     * only the latest requested state is sent after it. Resolves to the confirmed state; rejects when a request fails.
     */
    change(id: number, on?: boolean): Promise<boolean> {
      const change = writer.write(id, on ?? !(writer.wanted(id) ?? options.isOn(id)));
      changes.emit();
      return change;
    },
    /** Listens to other tabs. Returns the function that stops listening. */
    connect: channel.connect,
  };
}

export type MembershipStore = ReturnType<typeof createMembershipStore>;
