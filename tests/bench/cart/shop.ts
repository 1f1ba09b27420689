import type { ComponentType } from 'react';

/** How the network treats writes: one like the other, so that replies overtake each other, or with every second refused. */
export type Network = 'even' | 'overtaking' | 'failing';

/** Time of a write on its way there and back, in ms, in turn. */
const latencies: Readonly<Record<Network, readonly number[]>> = {
  even: [100],
  overtaking: [180, 40, 160, 30],
  failing: [100],
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backend with one cart, and what a page did with it. Lines are 1, 2, 3 …, each of one piece at first. */
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

  /** Counts a render; to be called by what shows a line. */
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

/** One way to write a cart page. It shows a `Stepper` for each line. */
export interface Contender {
  name: string;
  Page: ComponentType<{ shop: Shop }>;
}
