import type { StorefrontError } from '@promenade/storefront-sdk';
import type { CartRules } from './cart-rules.ts';

export interface CartReaderOptions<Answer> {
  rules: CartRules;
  /** Loads the cart; `undefined` while nobody knows whose. */
  load(): Promise<Answer | undefined>;
  /** Whether a cart is shown already. */
  isKnown(): boolean;
  accept(answer: Answer): void;
  failed(error: StorefrontError): void;
}

/** Reads the cart, but never lets an answer that a write overtook replace what is known. */
export interface CartReader {
  /** Reads now, or once more when a read is under way. Resolves when the newest answer is in. */
  refresh(): Promise<void>;
  /** Counts a write, so that answers know whether they are older. */
  write<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when no write is under way. */
  quiet(): Promise<void>;
  /** Throws away what is under way: the cart belongs to somebody else now. */
  restart(): void;
  stop(): void;
}

const RETRY_MS = 3_000;
const RETRY_MAX_MS = 60_000;

export function createCartReader<Answer>(options: CartReaderOptions<Answer>): CartReader {
  const { rules } = options;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let generation = 0;
  let writesRunning = 0;
  /** Moves when a write begins and when it ends. */
  let writeMoves = 0;
  let whenQuiet: (() => void)[] = [];
  let retryMs = RETRY_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const quiet = () =>
    writesRunning === 0 ? Promise.resolve() : new Promise<void>((resolve) => whenQuiet.push(resolve));

  async function readOnce(): Promise<void> {
    if (options.isKnown()) await quiet();
    const asked = generation;
    const moves = writeMoves;
    try {
      const answer = await options.load();
      if (!rules.isSameOwner(asked, generation)) {
        isAskedAgain = true;
      } else if (answer !== undefined) {
        const isTrue = rules.mayAccept(moves, writeMoves);
        if (isTrue || !options.isKnown()) options.accept(answer);
        if (!isTrue) isAskedAgain = true;
        retryMs = RETRY_MS;
      }
    } catch (cause) {
      if (!rules.isSameOwner(asked, generation)) {
        isAskedAgain = true;
        return;
      }
      const error = cause as StorefrontError;
      options.failed(error);
      clearTimeout(retryTimer);
      if (!error.retryable && error.kind !== 'server') return;
      retryTimer = setTimeout(refresh, retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    }
  }

  async function readUntilTrue(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await readOnce();
    }
  }

  function refresh(): Promise<void> {
    clearTimeout(retryTimer);
    isAskedAgain = true;
    reading ??= readUntilTrue().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    refresh,
    async write(work) {
      writesRunning += 1;
      writeMoves += 1;
      try {
        return await work();
      } finally {
        writesRunning -= 1;
        writeMoves += 1;
        if (writesRunning === 0) {
          const waiting = whenQuiet;
          whenQuiet = [];
          for (const resolve of waiting) resolve();
        }
      }
    },
    quiet,
    restart() {
      generation += 1;
    },
    stop: () => clearTimeout(retryTimer),
  };
}
