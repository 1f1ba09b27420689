import type { StorefrontError } from '@promenade/storefront-sdk';
import { createBackoff } from './backoff.ts';
import { toCartError } from './cart-error.ts';
import type { WriteTracker } from './write-tracker.ts';

export interface CartReaderOptions<Answer> {
  writes: Pick<WriteTracker, 'version' | 'idle'>;
  /** Loads the cart; `undefined` while it is unknown whose. */
  load(): Promise<Answer | undefined>;
  /** Whether a cart is shown already. */
  isKnown(): boolean;
  /** @param isCurrent False for an answer that a write overtook, which is shown only while nothing else is known. */
  accept(answer: Answer, isCurrent: boolean): void;
  failed(error: StorefrontError): void;
  /** Called when reading starts and when it ends. */
  changed(): void;
}

/** Reads the cart. An answer that a write overtook never replaces what is known. */
export interface CartReader {
  /** Reads now, or once more after a pending read. Resolves, once the newest answer is in, with the error of that read. */
  refresh(): Promise<StorefrontError | undefined>;
  isReading(): boolean;
  /** Discards pending answers: the cart has another owner. */
  restart(): void;
  /** Allows reads to be repeated after failures. */
  start(): void;
  /** Ends the repetition. */
  stop(): void;
}

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

export function createCartReader<Answer>(options: CartReaderOptions<Answer>): CartReader {
  const { writes } = options;
  let reading: Promise<StorefrontError | undefined> | undefined;
  let isAskedAgain = false;
  let owner = 0;
  // A page that is shown again reads by itself.
  const backoff = createBackoff(() => isHidden() || void refresh());

  async function readOnce(): Promise<StorefrontError | undefined> {
    if (options.isKnown()) await writes.idle();
    const ownerBefore = owner;
    const versionBefore = writes.version();
    try {
      const answer = await options.load();
      if (owner !== ownerBefore) {
        isAskedAgain = true;
      } else if (answer !== undefined) {
        const isCurrent = versionBefore === writes.version();
        if (isCurrent || !options.isKnown()) options.accept(answer, isCurrent);
        if (!isCurrent) isAskedAgain = true;
        backoff.reset();
      }
      return undefined;
    } catch (cause) {
      const error = toCartError(cause);
      if (owner !== ownerBefore) {
        isAskedAgain = true;
        return error;
      }
      options.failed(error);
      if (error.retryable || error.kind === 'server') backoff.schedule();
      return error;
    }
  }

  async function readUntilCurrent(): Promise<StorefrontError | undefined> {
    let error: StorefrontError | undefined;
    while (isAskedAgain) {
      isAskedAgain = false;
      error = await readOnce();
    }
    return error;
  }

  function refresh(): Promise<StorefrontError | undefined> {
    backoff.cancel();
    isAskedAgain = true;
    if (!reading) {
      reading = readUntilCurrent().finally(() => {
        reading = undefined;
        options.changed();
      });
      options.changed();
    }
    return reading;
  }

  return {
    refresh,
    isReading: () => reading !== undefined,
    restart() {
      owner += 1;
    },
    start: backoff.start,
    stop: backoff.stop,
  };
}
