import type { StorefrontError } from '@promenade/storefront-sdk';
import { DEBOUNCE_MS } from '../domain/constants.ts';
import { abortedEdit, quiet } from './cart-error.ts';

/** What a line should become, beside what the backend has confirmed. */
export interface LineIntent {
  /** Pieces to show. */
  quantity: number;
  /** Whether the line has been removed. */
  isRemoved: boolean;
  /** Whether an edit has not been confirmed by the backend yet. */
  isPending: boolean;
  /** Why the latest edit was refused. */
  error: StorefrontError | undefined;
}

export interface LineWriterOptions {
  confirmed: number;
  sendQuantity(quantity: number): Promise<unknown>;
  /** Called before a quantity is sent: the stock may have changed while it waited. */
  clamp(quantity: number): number;
  /** Whether requests are sent one after another in any case, so that no edit has to wait for the one before. */
  isOrdered(): boolean;
  changed(): void;
}

/** Sends the edits of one line: after a pause, one at a time, the last one wins. */
export interface LineWriter {
  readonly intent: LineIntent;
  /**
   * Shows a quantity at once. Resolves when it, or a later one, is confirmed. Rejects with the backend's error when it is
   * refused, with kind `aborted` when the line is gone before it was sent.
   */
  setQuantity(quantity: number): Promise<void>;
  /** Sends a waiting quantity without the pause; while the page is leaving also beside a pending request. */
  flush(isLeaving?: boolean): void;
  /** Hides the line and calls `send` after the pending request. Rejects, and shows the line again, when that fails. */
  remove(send: () => Promise<unknown>): Promise<void>;
  /** Takes over the backend's quantity. */
  receive(confirmed: number): void;
  /** Resolves when the requests that are pending now have ended. */
  requestsEnded(): Promise<unknown>;
  /** Resolves when every edit is confirmed or refused. Never rejects. */
  settled(): Promise<void>;
  dismissError(): void;
  /** The line is gone: edits that were not sent are aborted. */
  dispose(): void;
}

interface Waiter {
  resolve(): void;
  reject(error: StorefrontError): void;
}

export function createLineWriter(options: LineWriterOptions): LineWriter {
  const { changed } = options;
  let { confirmed } = options;
  /** After a lost response the backend's quantity is unknown: even the confirmed one has to be sent. */
  let isCertain = true;
  let wanted: number | undefined;
  let sendRemoval: (() => Promise<unknown>) | undefined;
  let isDue = false;
  let isDisposed = false;
  let error: StorefrontError | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiters: Waiter[] = [];
  const pending = new Set<Promise<unknown>>();

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const isIdle = () => pending.size === 0 && (isDisposed || (wanted === undefined && !sendRemoval));
  const settleWaiters = () => {
    if (!isIdle()) return;
    // Still wanted is only the quantity of a line that is gone, and it has none.
    const isLost = wanted !== undefined && wanted !== confirmed;
    const failure = error ?? (isLost ? abortedEdit() : undefined);
    const settled = waiters;
    waiters = [];
    for (const waiter of settled) failure ? waiter.reject(failure) : waiter.resolve();
  };
  const wait = () => quiet(new Promise<void>((resolve, reject) => waiters.push({ resolve, reject })));
  const maySend = () => pending.size === 0 || options.isOrdered();
  const finish = () => {
    if (!isDisposed) {
      if (isDue && maySend()) send();
      if (wanted !== undefined && !timer && pending.size === 0) {
        if (wanted === confirmed && isCertain) wanted = undefined;
        // The requests of a page that was leaving may have overtaken each other.
        else send();
      }
    }
    settleWaiters();
    if (!isDisposed) changed();
  };

  function track(work: Promise<unknown>, done: () => void, failed: (cause: StorefrontError) => void): void {
    const request = work
      .then(done, (cause) => {
        isCertain = false;
        failed(cause as StorefrontError);
      })
      .finally(() => {
        pending.delete(request);
        finish();
      });
    pending.add(request);
  }

  function send(): void {
    isDue = false;
    if (sendRemoval) {
      track(
        sendRemoval(),
        () => {},
        (cause) => {
          sendRemoval = undefined;
          error = cause;
        },
      );
      return;
    }
    if (wanted === undefined) return;
    const sent = options.clamp(wanted);
    wanted = sent;
    if (sent === confirmed && isCertain && pending.size === 0) {
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
        wanted = undefined;
      },
    );
  }

  return {
    get intent() {
      return { quantity: wanted ?? confirmed, isRemoved: !!sendRemoval, isPending: !isIdle(), error };
    },
    setQuantity(quantity) {
      if (sendRemoval || isDisposed) return quiet(Promise.reject(abortedEdit()));
      const result = wait();
      error = undefined;
      wanted = quantity;
      isDue = false;
      stopTimer();
      if (quantity === confirmed && isCertain && pending.size === 0) finish();
      else {
        timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
        changed();
      }
      return result;
    },
    flush(isLeaving = false) {
      const isWaiting = timer !== undefined || isDue;
      stopTimer();
      if (!isWaiting) return;
      if (maySend() || isLeaving) {
        send();
        if (pending.size === 0) finish();
      } else isDue = true;
    },
    remove(sendNow) {
      const result = wait();
      stopTimer();
      error = undefined;
      wanted = undefined;
      sendRemoval = sendNow;
      isDue = true;
      if (maySend()) send();
      changed();
      return result;
    },
    receive(quantity) {
      confirmed = quantity;
      isCertain = true;
    },
    requestsEnded: () => Promise.all(pending),
    settled: () => (isIdle() ? Promise.resolve() : wait().catch(() => {})),
    dismissError() {
      error = undefined;
      changed();
    },
    dispose() {
      stopTimer();
      isDisposed = true;
      isDue = false;
      settleWaiters();
    },
  };
}
