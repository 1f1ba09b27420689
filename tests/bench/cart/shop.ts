import type { ComponentType } from 'react';

/** Latency of writes: all equal, different so that responses overtake each other, or equal with every second write refused. */
export type Network = 'even' | 'overtaking' | 'failing';

/** Round-trip times of writes in ms, used in turn. */
const latencies: Readonly<Record<Network, readonly number[]>> = {
  even: [100],
  overtaking: [180, 40, 160, 30],
  failing: [100],
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backend with one cart that counts the requests of a page. Lines are 1, 2, 3 …, each with quantity 1 at first. */
export class Shop {
  readonly network: Network;
  readonly quantities: Map<number, number>;
  /** Renders of each line. */
  readonly renders = new Map<number, number>();
  writes = 0;
  reads = 0;

  constructor(lines: number, network: Network) {
    this.network = network;
    this.quantities = new Map(Array.from({ length: lines }, (_, index) => [index + 1, 1]));
  }

  /** Counts a render; to be called by the component that shows a line. */
  rendered(id: number): void {
    this.renders.set(id, (this.renders.get(id) ?? 0) + 1);
  }

  async read(): Promise<readonly { id: number; quantity: number }[]> {
    this.reads += 1;
    await pause(20);
    return [...this.quantities].map(([id, quantity]) => ({ id, quantity }));
  }

  async write(id: number, quantity: number): Promise<void> {
    const times = latencies[this.network];
    const way = (times[this.writes % times.length] ?? 0) / 2;
    this.writes += 1;
    const isRefused = this.network === 'failing' && this.writes % 2 === 0;
    await pause(way);
    if (!isRefused) this.quantities.set(id, quantity);
    await pause(way);
    if (isRefused) throw new Error('refused');
  }
}

/** An implementation of a cart page. It shows a `Stepper` for each line. */
export interface Contender {
  name: string;
  Page: ComponentType<{ shop: Shop }>;
}
