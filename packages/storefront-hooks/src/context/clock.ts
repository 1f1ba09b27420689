import type { Middleware } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';

/** Time of the shop: the device's clock, corrected by the server's responses. */
export interface ShopClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Corrects the clock with the `Date` header of responses. */
  readonly middleware: Middleware;
  /** The time to render for, in epoch milliseconds. It changes when a watched end passes and when the clock is corrected. */
  getSnapshot(): number;
  /** The time for which the server rendered. */
  getServerSnapshot(): number;
  /** Calls the listener when the time to render for changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Changes the time to render for within a second after `end`, also after the device slept. Returns the function that stops
   * watching.
   */
  watch(end: number): () => void;
}

/**
 * Smaller differences come from the header's resolution of one second and from the duration of the request, not from a wrong
 * clock.
 */
const TOLERANCE_MS = 2_000;
/** Timers stop while a device sleeps, so the clock is read at this interval while an end is watched. */
const TICK_MS = 1_000;

/**
 * Creates the clock of one page. `renderedAt` is the time of the server's render: hydration uses it too, so that the prices
 * match.
 */
export function createShopClock(renderedAt?: number, deviceNow: () => number = Date.now): ShopClock {
  const changes = createEmitter();
  const watched = new Set<{ readonly end: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let offset = 0;
  let bestTripMs = Number.POSITIVE_INFINITY;
  const now = () => deviceNow() + offset;
  const atStart = Number.isFinite(renderedAt) ? (renderedAt as number) : now();
  let shown = atStart;

  function show(): void {
    shown = now();
    changes.emit();
  }

  function schedule(): void {
    clearTimeout(timer);
    const time = now();
    const isOutdated = [...watched].some(({ end }) => shown < end !== time < end);
    const next = Math.min(...[...watched].map(({ end }) => (time < end ? end - time : Number.POSITIVE_INFINITY)));
    if (!isOutdated && next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(tick, isOutdated ? 0 : Math.min(next, TICK_MS));
  }
  function tick(): void {
    const time = now();
    if ([...watched].some(({ end }) => shown < end !== time < end)) show();
    schedule();
  }

  function correct(date: number, sentAt: number, tripMs: number): void {
    // The header has whole seconds: on average the response was made half a second later.
    const difference = date + 500 - (sentAt + tripMs / 2);
    const isContradiction = Math.abs(difference - offset) > TOLERANCE_MS + tripMs;
    if (tripMs > bestTripMs && !isContradiction) return;
    bestTripMs = tripMs;
    // The server may have responded at any time during the trip, and the device may have slept during it.
    const corrected = Math.abs(difference) > TOLERANCE_MS + tripMs / 2 ? difference : 0;
    const isCorrection = Math.abs(corrected - offset) > TOLERANCE_MS;
    offset = corrected;
    if (isCorrection) show();
    schedule();
  }

  return {
    now,
    async middleware(request, next) {
      const sentAt = deviceNow();
      const reply = await next(request);
      const date = Date.parse(reply.headers.get('date') ?? '');
      const tripMs = deviceNow() - sentAt;
      // A response from a cache was made earlier.
      if (date && tripMs >= 0 && !reply.headers.get('age')) correct(date, sentAt, tripMs);
      return reply;
    },
    getSnapshot: () => shown,
    getServerSnapshot: () => atStart,
    subscribe: changes.subscribe,
    watch(end) {
      const watcher = { end };
      watched.add(watcher);
      schedule();
      return () => {
        watched.delete(watcher);
        if (watched.size === 0) clearTimeout(timer);
      };
    },
  };
}
