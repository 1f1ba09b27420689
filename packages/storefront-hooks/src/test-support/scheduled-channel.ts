import { AsyncLocalStorage } from 'node:async_hooks';
import type { Schedule } from './schedule.ts';

/** `BroadcastChannel` whose messages arrive when a schedule says so; those to one tab in the order they were sent, some twice. */
export function scheduledChannel(schedule: Pick<Schedule, 'later'>, isRepeated: () => boolean = () => false) {
  const open = new Map<string, Set<ScheduledChannel>>();

  class ScheduledChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    readonly #peers: Set<ScheduledChannel>;
    readonly #inbox: unknown[] = [];
    /** Messages arrive in the tab that has opened the channel. */
    readonly #inTab = AsyncLocalStorage.snapshot();

    constructor(name: string) {
      this.#peers = open.get(name) ?? new Set();
      open.set(name, this.#peers);
      this.#peers.add(this);
    }

    postMessage(data: unknown): void {
      for (const peer of this.#peers) {
        if (peer === this) continue;
        peer.#arrive(data);
        if (isRepeated()) peer.#arrive(data);
      }
    }

    #arrive(data: unknown): void {
      this.#inbox.push(data);
      this.#inTab(() => schedule.later(() => this.#peers.has(this) && this.onmessage?.({ data: this.#inbox.shift() })));
    }

    close(): void {
      this.#peers.delete(this);
    }
  }
  return ScheduledChannel;
}
