import type { EndpointId } from '@promenade/storefront-sdk/contract';
import { NotRun } from './verdicts.ts';

/** A wait for the backend's rate limit, before it begins. */
export interface LimitWait {
  /** The call that returned 429. */
  id: EndpointId;
  waitMs: number;
  /** Whether the response had `Retry-After`. */
  isRequested: boolean;
}

const MAX_WAIT_MS = 60_000;
/** Without `Retry-After`: one second, then twice as long each time. */
const FIRST_WAIT_MS = 1_000;
/** Bounds the waits of a whole run, in longest waits of one request. */
const WAITS_PER_RUN = 15;

/** Waits while a backend returns 429: a rate limit says nothing about the contract. */
export class RateLimits {
  readonly #maxWaitMs: number;
  readonly #onWait: ((wait: LimitWait) => void) | undefined;
  #waitedMs = 0;
  /** Requests that met a rate limit (429). */
  count = 0;

  constructor({ maxWaitMs = MAX_WAIT_MS, onWait }: { maxWaitMs?: number; onWait?: (wait: LimitWait) => void }) {
    this.#maxWaitMs = maxWaitMs;
    this.#onWait = onWait;
  }

  /**
   * Waits for the time in `Retry-After`.
   *
   * @param before How long this request has waited already, ms.
   * @returns How long it has waited now.
   * @throws NotRun if the wait would be too long.
   */
  async wait(id: EndpointId, retryAfterMs: number | undefined, before: number): Promise<number> {
    this.count++;
    // A negative time, which would never end the waiting, says as little as none.
    const isGiven = retryAfterMs !== undefined && retryAfterMs >= 0;
    const waitMs = isGiven ? retryAfterMs : Math.max(FIRST_WAIT_MS, before);
    const isOver = before + waitMs > this.#maxWaitMs || this.#waitedMs + waitMs > this.#maxWaitMs * WAITS_PER_RUN;
    // With Retry-After: 0 each time, the request would be repeated for ever.
    if (isOver || (waitMs === 0 && before > 0)) {
      throw new NotRun(`limited: ${id} returned 429, to wait ${Math.ceil(waitMs / 1000)} s`, 'limited');
    }
    this.#onWait?.({ id, waitMs, isRequested: isGiven });
    this.#waitedMs += waitMs;
    await new Promise<void>((resolve) => setTimeout(resolve, waitMs));
    return before + Math.max(waitMs, 1);
  }
}
