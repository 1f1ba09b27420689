import type { Shop } from '../shop/shop.ts';

/** A situation that a screen or a test is put into. */
export interface Scenario {
  /** The difference from the default, in one sentence. */
  readonly summary: string;
  /** Changes the seeded shop before the first call. */
  readonly prepare?: (shop: Shop) => void;
  /** Called before every response; a response that it returns is sent instead. `random` returns numbers from 0 up to 1. */
  readonly intercept?: (random: () => number) => Response | undefined | Promise<undefined>;
}
