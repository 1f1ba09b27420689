/** `BroadcastChannel` for fake timers, which delivers each message after 5 ms and again after 40 ms. */
export class FakeChannel {
  static #open = new Map<string, Set<FakeChannel>>();
  static reset(): void {
    FakeChannel.#open.clear();
  }

  /** Number of open channels with this name. */
  static countOf(name: string): number {
    return FakeChannel.#open.get(name)?.size ?? 0;
  }

  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly #peers: Set<FakeChannel>;

  constructor(name: string) {
    this.#peers = FakeChannel.#open.get(name) ?? new Set();
    FakeChannel.#open.set(name, this.#peers);
    this.#peers.add(this);
  }

  postMessage(data: unknown): void {
    for (const peer of this.#peers) {
      if (peer === this) continue;
      for (const delay of [5, 40]) setTimeout(() => this.#peers.has(peer) && peer.onmessage?.({ data }), delay);
    }
  }

  close(): void {
    this.#peers.delete(this);
  }
}
