import type { StorefrontError } from '@promenade/storefront-sdk';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import type { CartLog } from './cart-log.ts';

export interface FetchLoopOptions<Response> {
  log: Pick<CartLog, 'version' | 'idle'>;
  /** Loads the cart; `undefined` while its owner is unknown. */
  load(): Promise<Response | undefined>;
  /** Whether a cart is already shown. */
  isKnown(): boolean;
  /**
   * Applies a response. Returns whether nothing is left to retry.
   *
   * @param isCurrent False if a write began or ended during the request. It is accepted only if no cart is known yet.
   */
  accept(response: Response, isCurrent: boolean): boolean;
  failed(error: StorefrontError): void;
  /** Called when a read starts and when it ends. */
  changed(): void;
}

const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;
const isHidden = () => globalThis.document?.visibilityState === 'hidden';

/**
 * Reads the cart, and reads it again if a write began or ended during the request: the outdated response must not replace a
 * cart that is already known. Failed reads are retried after pauses that double from 3 to 60 seconds.
 */
export function createFetchLoop<Response>(options: FetchLoopOptions<Response>) {
  let reading: Promise<StorefrontError | undefined> | undefined;
  let isRequested = false;
  let generation = {};
  /** Version of the log when the latest request began. */
  let requestVersion: object | undefined;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Reads again after the next pause, unless the page is hidden by then: the cart is read when a page is shown again. */
  function retryLater(): void {
    clearTimeout(retryTimer);
    if (isStopped) return;
    retryTimer = setTimeout(() => isHidden() || void refresh(), retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  async function readOnce(): Promise<StorefrontError | undefined> {
    if (options.isKnown()) await options.log.idle();
    const generationBefore = generation;
    const versionBefore = options.log.version();
    requestVersion = versionBefore;
    let response: Response | undefined;
    let error: StorefrontError | undefined;
    try {
      response = await options.load();
    } catch (cause) {
      error = asStorefrontError(cause, 'cart');
    }
    if (generation !== generationBefore) isRequested = true;
    else if (error) {
      options.failed(error);
      if (error.retryable || error.kind === 'server') retryLater();
    } else if (response !== undefined) {
      const isCurrent = versionBefore === options.log.version();
      if (!isCurrent) isRequested = true;
      const isAccepted = isCurrent || !options.isKnown();
      if (isAccepted && options.accept(response, isCurrent)) retryMs = FIRST_RETRY_MS;
    }
    return error;
  }

  async function readUntilCurrent(): Promise<StorefrontError | undefined> {
    let error: StorefrontError | undefined;
    while (isRequested) {
      isRequested = false;
      error = await readOnce();
    }
    return error;
  }

  /** Reads now, or once more after a pending read. Resolves after the last read, with its error if it failed. */
  function refresh(): Promise<StorefrontError | undefined> {
    clearTimeout(retryTimer);
    isRequested = true;
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
    /** Like `refresh`, but a pending read is enough if its request began after the latest write. */
    readWritten: () => (reading && requestVersion === options.log.version() ? reading : refresh()),
    retryLater,
    isReading: () => reading !== undefined,
    /** Discards pending responses: the cart has another owner, or its texts another language. */
    restart(): void {
      generation = {};
    },
    /** Enables or disables retries. */
    setRetrying(isAllowed: boolean): void {
      isStopped = !isAllowed;
      if (isStopped) clearTimeout(retryTimer);
    },
  };
}
