import type { EndpointId } from '@promenade/storefront-sdk/contract';
import type { LimitWait } from './limits.ts';

/** One of the two accounts that a run uses. */
export type Shopper = 'user' | 'other';

/** Functions of the operator of a backend. A case that needs a missing function is reported as not run. */
export interface Harness {
  /** The code that was last sent to an e-mail address or a phone. */
  code?(to: string): Promise<string>;
  /** A promotion code whose coupon neither shopper has. */
  promotionCode?(): Promise<string>;
  /** Lets a started payment succeed. `redirect` and `stripeClientSecret` are those of `payments.pay`. */
  pay?(payment: { orderNo: string; redirect: string | null; stripeClientSecret: string | null }): Promise<void>;
  /** Sends a merchant order (SH number). */
  ship?(orderNo: string): Promise<void>;
  /** As the merchant, decides about a refund (RE number). */
  decideRefund?(refundNo: string, verdict: 'accept' | 'refuse'): Promise<void>;
  /** As the merchant, requests the goods of a refund (RE number), to be sent to this address. */
  askForGoods?(refundNo: string, address: string): Promise<void>;
  /** Runs a function with the backend's clock that many ms ahead. */
  later?<Result>(ms: number, run: () => Promise<Result>): Promise<Result>;
}

/** How far a run is. */
export interface Progress {
  /** The call whose case has just ended. */
  id: EndpointId;
  cases: number;
  casesTotal: number;
  responses: number;
  elapsedMs: number;
  /** Estimate from the responses so far; `undefined` before the tenth. */
  remainingMs: number | undefined;
}

/** Which backend is tested, and with which accounts. */
export interface ConformanceOptions {
  /** Address of the backend without a slash at its end, with its path if it has one. */
  baseUrl: string;
  /**
   * Credentials of one of two different shoppers, as headers, called for each request; `undefined` when there is no such
   * shopper. The run adds addresses, cart lines and orders to both accounts, and removes them if possible.
   */
  authorize?: (
    shopper: Shopper,
    request: { method: string; url: string },
  ) => Promise<Record<string, string> | undefined> | Record<string, string> | undefined;
  /** Headers for a token that the backend itself has issued. @default `{ authorization: 'Bearer …' }` */
  bearer?: (token: string) => Record<string, string>;
  harness?: Harness;
  /** Host to which a payment returns; it must be one of the shop's own. @default the backend decides */
  hostName?: string;
  /** Sections (`cart`) or calls (`cart.count`) to check. @default all */
  only?: readonly string[];
  /** Makes no call that writes. */
  readOnly?: boolean;
  /** Whether a deviation that clients tolerate is a failure. */
  strict?: boolean;
  /** Results that do not make a backend fail: calls that it lacks, cases that could not be run. */
  allow?: readonly ('absent' | 'not-run')[];
  /** Limit of one request in ms. @default 15000 */
  timeoutMs?: number;
  /**
   * The longest wait of one request while the backend returns 429, in ms; a whole run waits at most fifteen times that. A case
   * that would have to wait longer is not run. @default 60000
   */
  maxWaitMs?: number;
  /** Called before each such wait. */
  onWait?: (wait: LimitWait) => void;
  /** Called after each case. */
  onProgress?: (progress: Progress) => void;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}
