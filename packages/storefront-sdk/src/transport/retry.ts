import type { StorefrontError } from '../errors/storefront-error.ts';

const baseMs = 300;
const capMs = 5_000;

/**
 * How long to wait before the next attempt, in ms, with full jitter; `undefined` when there must be none.
 * A `Retry-After` longer than the cap ends the call rather than holding the shopper.
 */
export function retryDelay({ retryable, retryAfterMs }: StorefrontError, round: number): number | undefined {
  const delay = retryAfterMs ?? Math.random() * Math.min(capMs, baseMs * 2 ** round);
  return retryable && delay <= capMs ? delay : undefined;
}
