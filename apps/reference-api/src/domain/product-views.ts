import type { Db } from '../db/index.ts';
import { networksOf } from '../limits/networks.ts';
import { countViews } from '../repositories/product-tallies.ts';

/** Views of a product by one network that count once, so that reloading a page does not move a list. */
const ONCE_WITHIN_MS = 60 * 60 * 1000;
/** Bounds the memory of a process; in a usual hour, networks expire before it is reached. */
const MOST_HELD = 100_000;

/** Counts how often products are looked at, in this process, until they are written down. */
export interface ProductViews {
  count(productId: number, ip: string): void;
  /** Writes the counts since the last flush; returns whether there were any. */
  flush(db: Db): Promise<boolean>;
}

export function createProductViews(now: () => number): ProductViews {
  let counted = new Map<number, number>();
  let seen = new Set<string>();
  let since = now();
  return {
    count(productId, ip) {
      if (now() - since > ONCE_WITHIN_MS || seen.size >= MOST_HELD) {
        seen = new Set();
        since = now();
      }
      const view = `${networksOf(ip)[0]?.name ?? ip} ${productId}`;
      if (seen.has(view)) return;
      seen.add(view);
      counted.set(productId, (counted.get(productId) ?? 0) + 1);
    },
    async flush(db) {
      if (counted.size === 0) return false;
      const views = counted;
      counted = new Map();
      await countViews(db, views);
      return true;
    },
  };
}
