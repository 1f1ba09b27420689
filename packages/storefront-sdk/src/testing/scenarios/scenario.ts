import type { Shop } from '../shop/shop.ts';

/** A situation that a screen or a test is put into. */
export interface Scenario {
  /** What is different, in one sentence. */
  readonly summary: string;
  /** Changes the furnished shop before the first call. */
  readonly prepare?: (shop: Shop) => void;
  /** Comes before every answer; what it returns is sent instead. `random` answers numbers from 0 up to 1. */
  readonly intercept?: (random: () => number) => Response | undefined | Promise<undefined>;
}
