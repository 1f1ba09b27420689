import type { Middleware } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';

/** Time of the shop: the device's clock, put right by the server's answers. */
export interface ShopClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Learns the server's time from the `Date` header of answers. */
  readonly middleware: Middleware;
  /** A moment for rendering: it moves only when a watched end has passed. */
  getSnapshot(): number;
  /** The moment for which the server rendered. */
  getServerSnapshot(): number;
  subscribe(listener: () => void): () => void;
  /** Moves the rendering moment once `end` has passed. Returns its removal. */
  watch(end: number): () => void;
}

/** Differences below this are the header's resolution and the way of the answer, not a wrong clock. */
const TOLERANCE_MS = 2_000;
/** Browsers fire at once what is further away than a signed 32-bit integer. */
const TIMER_MAX_MS = 2_147_483_647;

/** Creates the clock of one page. `renderedAt` is what the server used, so that hydration repeats its prices. */
export function createShopClock(renderedAt?: number, deviceNow: () => number = Date.now): ShopClock {
  const ticks = createEmitter();
  let offset = 0;
  let bestTrip = Number.POSITIVE_INFINITY;
  const now = () => deviceNow() + offset;
  const atStart = renderedAt ?? now();
  let moment = atStart;
  return {
    now,
    async middleware(request, next) {
      const sent = deviceNow();
      const reply = await next(request);
      const date = Date.parse(reply.headers.get('date') ?? '');
      const trip = deviceNow() - sent;
      if (date && trip >= 0 && trip <= bestTrip && !reply.headers.get('age')) {
        bestTrip = trip;
        // The header counts whole seconds: on average the answer was made half a second later.
        const difference = date + 500 - (sent + trip / 2);
        offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
      }
      return reply;
    },
    getSnapshot: () => moment,
    getServerSnapshot: () => atStart,
    subscribe: ticks.subscribe,
    watch(end) {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            if (now() < end) return wait();
            moment = Math.max(moment, now());
            ticks.emit();
          },
          Math.min(Math.max(0, end - now()), TIMER_MAX_MS),
        );
      };
      if (moment < end) wait();
      return () => clearTimeout(timer);
    },
  };
}
