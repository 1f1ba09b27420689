import type { StorefrontError } from '@promenade/storefront-sdk';
import { DEBOUNCE_MS } from '../domain/constants.ts';
import type { CartRules } from './cart-rules.ts';

/** What a line is going through beside what the server has confirmed. */
export interface LineIntent {
  /** The number to show. */
  quantity: number;
  /** Whether the line has been taken out. */
  isRemoved: boolean;
  /** Whether something has not reached the server yet. */
  isPending: boolean;
  /** Why the last change was refused. */
  error: StorefrontError | undefined;
}

export interface LineWriterOptions {
  confirmed: number;
  rules: CartRules;
  sendQuantity(quantity: number): Promise<unknown>;
  sendRemoval(): Promise<unknown>;
  /** Asked before a number is sent: the stock may have changed while it waited. */
  clamp(quantity: number): number;
  /** Whether requests go out one after another whatever happens, so that none has to wait for the one before. */
  isOrdered(): boolean;
  changed(): void;
}

/** Sends the changes of one line: after a pause, one at a time, the last one wins. */
export interface LineWriter {
  readonly intent: LineIntent;
  /** Shows a number at once. Resolves when it, or a later one, is confirmed; rejects when it is refused. */
  setQuantity(quantity: number): Promise<void>;
  /** Sends what waits, without the pause; when the page is leaving also beside a request that is under way. */
  flush(isLeaving?: boolean): void;
  /** Takes the line out. Rejects, and the line is back, when that is refused. */
  remove(): Promise<void>;
  /** Takes over a number the server told. */
  receive(confirmed: number): void;
  /** Resolves once nothing is on its way or waits. Rejects never. */
  settled(): Promise<void>;
  dismissError(): void;
  /** The line is gone: what waits for it is over. */
  dispose(): void;
}

interface Waiter {
  resolve(): void;
  reject(error: StorefrontError): void;
}

export function createLineWriter(options: LineWriterOptions): LineWriter {
  const { rules, changed } = options;
  let { confirmed } = options;
  /** After a lost answer nobody knows what the server holds, so that no number may be taken as already there. */
  let isCertain = true;
  let wanted: number | undefined;
  let isRemoved = false;
  let isDue = false;
  let isDisposed = false;
  let underWay = 0;
  let error: StorefrontError | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiters: Waiter[] = [];

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const isIdle = () => underWay === 0 && wanted === undefined && !isRemoved;
  const settle = () => {
    if (!isIdle() && !isDisposed) return;
    const told = waiters;
    waiters = [];
    for (const waiter of told) error ? waiter.reject(error) : waiter.resolve();
  };
  const wait = () => {
    const result = new Promise<void>((resolve, reject) => waiters.push({ resolve, reject }));
    result.catch(() => {});
    return result;
  };
  const maySend = () => rules.maySend(underWay) || options.isOrdered();
  const finish = () => {
    if (isDue && maySend()) send();
    if (wanted !== undefined && !timer && underWay === 0) {
      if (wanted === confirmed) wanted = undefined;
      // The numbers of a page that was leaving overtook each other.
      else send();
    }
    settle();
    if (!isDisposed) changed();
  };

  function track(work: Promise<unknown>, done: () => void, failed: (cause: StorefrontError) => void): void {
    underWay += 1;
    work
      .then(done, (cause) => {
        isCertain = false;
        failed(cause as StorefrontError);
      })
      .finally(() => {
        underWay -= 1;
        finish();
      });
  }

  function send(): void {
    isDue = false;
    if (isRemoved) {
      track(
        options.sendRemoval(),
        () => {},
        (cause) => {
          isRemoved = false;
          error = cause;
        },
      );
      return;
    }
    if (wanted === undefined) return;
    const sent = options.clamp(wanted);
    wanted = sent;
    if (sent === confirmed && isCertain && underWay === 0) {
      wanted = undefined;
      return;
    }
    track(
      options.sendQuantity(sent),
      () => {
        confirmed = sent;
        isCertain = true;
      },
      (cause) => {
        if (wanted !== sent) return;
        error = cause;
        stopTimer();
        const fallback = rules.afterFailure(confirmed, sent);
        wanted = undefined;
        confirmed = fallback;
      },
    );
  }

  function flush(isLeaving = false): void {
    const waits = timer !== undefined || isDue;
    stopTimer();
    if (!waits) return;
    if (maySend() || isLeaving) {
      send();
      if (underWay === 0) finish();
    } else isDue = true;
  }

  return {
    get intent() {
      return { quantity: wanted ?? confirmed, isRemoved, isPending: !isIdle(), error };
    },
    setQuantity(quantity) {
      if (isRemoved) return Promise.resolve();
      const result = wait();
      error = undefined;
      wanted = quantity;
      isDue = false;
      stopTimer();
      if (quantity === confirmed && isCertain && underWay === 0) finish();
      else timer = setTimeout(() => flush(), DEBOUNCE_MS);
      changed();
      return result;
    },
    flush,
    remove() {
      const result = wait();
      stopTimer();
      error = undefined;
      wanted = undefined;
      isRemoved = true;
      isDue = true;
      if (maySend()) send();
      changed();
      return result;
    },
    receive(quantity) {
      confirmed = quantity;
      isCertain = true;
      if (wanted === confirmed && !timer && underWay === 0) wanted = undefined;
      settle();
    },
    settled() {
      if (isIdle() || isDisposed) return Promise.resolve();
      return wait().catch(() => {});
    },
    dismissError() {
      error = undefined;
      changed();
    },
    dispose() {
      stopTimer();
      isDisposed = true;
      isDue = false;
      wanted = undefined;
      error = undefined;
      settle();
    },
  };
}
