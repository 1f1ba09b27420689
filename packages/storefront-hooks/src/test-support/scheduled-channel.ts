import { AsyncLocalStorage } from 'node:async_hooks';
import type { Schedule } from './schedule.ts';

/**
 * `BroadcastChannel` whose messages arrive when the schedule runs their task. Messages to one tab arrive in the order in which
 * they were sent. Messages for which `isRepeated` returns true arrive twice.
 */
export function scheduledChannel(schedule: Pick<Schedule, 'later'>, isRepeated: () => boolean = () => false) {
  const open = new Map<string, Set<ScheduledChannel>>();

  class ScheduledChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    readonly #peers: Set<ScheduledChannel>;
    readonly #inbox: unknown[] = [];
    /** Runs code in the async context of the tab that has opened the channel. */
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
