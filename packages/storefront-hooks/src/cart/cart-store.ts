import type { Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import { openChannel } from '../browser/channel.ts';
import { withWebLock } from '../browser/web-lock.ts';
import type { GuestId } from '../context/identity.ts';
import { assembleCart } from './assemble-cart.ts';
import type { CartAddition, VariantChange } from './cart-command.ts';
import type { CartParts } from './cart-core.ts';
import { createCartLines } from './cart-lines.ts';
import { createCartReader } from './cart-reader.ts';
import type { CartGroupState, CartLineState, CartStructure } from './cart-structure.ts';
import { createEditStorage } from './edit-storage.ts';
import { createLineWriter } from './line-writer.ts';
import { createOutbox } from './outbox.ts';

/** What a cart needs of the app around it. */
export interface CartStoreOptions {
  /** Connection to the backend. */
  readonly client: Client;
  /** Id of the shop; carts of shops on one origin stay apart by it. */
  readonly storeId: number;
  /** Who the shopper is; the cart follows it to another account. */
  readonly session: Session;
  /** The id of a guest's cart. */
  readonly guestId: GuestId;
  /** Called with failures that no action of the shopper reports: of reads, and of merging a guest's cart. */
  readonly onError?: (error: StorefrontError) => void;
}

/**
 * The cart outside React. What it shows is the confirmed cart with the pending edits. Promises of edits resolve when the
 * backend has confirmed them and reject with a `StorefrontError`; one that no caller handles is not reported as unhandled.
 */
export interface CartStore {
  /** Which lines there are; the same object until that changes. */
  getStructure(): CartStructure;
  /** Whether the cart is being read. */
  isReading(): boolean;
  /** One line; `undefined` when it is gone. The same object until it changes. */
  line(lineId: number): CartLineState | undefined;
  /** All lines by merchant; the same list until one changes. `cartTotals` takes it as it is. */
  views(): readonly CartGroupState[];
  /** Number of pieces with pending edits; `undefined` until known. */
  count(): number | undefined;
  /** Calls the listener when the structure changes, or reading starts or ends. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when any line changes. Returns the function that unsubscribes. */
  subscribeLines(listener: () => void): () => void;
  /** Calls the listener when this line comes, changes or goes. Returns the function that unsubscribes. */
  subscribeLine(lineId: number, listener: () => void): () => void;
  /** Has the lines read until the returned function is called; while they are not held, only their number is read. */
  holdLines(): () => void;
  /** Follows the session, other tabs and the page. Returns the function that disconnects. */
  connect(): () => void;
  /** Reads the cart again. Rejects when that fails; the error is in the structure, too. */
  refresh(): Promise<void>;
  /**
   * Adds variants, all or none of a call. The same addition, called again while it is pending, is added once. Rejects with
   * kind `invalid` where the stock does not suffice.
   */
  add(items: CartAddition | readonly CartAddition[]): Promise<void>;
  /**
   * Shows a quantity at once, within 1 and the stock, and sends it after a pause of 500 ms; text that is no number is 1.
   * Resolves when it, or a later one, is confirmed. Rejects when it is refused, and with kind `aborted` when its line or
   * its cart is gone.
   */
  setQuantity(lineId: number, quantity: number | string): Promise<void>;
  /** Removes lines with one request, at once on the screen. Rejects, and they are back, when that is refused. */
  remove(lineIds: number | readonly number[]): Promise<void>;
  /** Removes all lines. */
  clear(): Promise<void>;
  /** Restores what was removed last. */
  undo(): Promise<void>;
  /**
   * Gives a line another variant of its product; for the variant it has already, only the quantity changes. Rejects with
   * kind `invalid` where the stock does not suffice; the line is as it was then.
   */
  changeVariant(change: VariantChange): Promise<void>;
  /**
   * Sends what waits; resolves when the lines are read and every edit is confirmed. Rejects with the error of the read, with
   * that of a refused line, or with kind `network` while edits wait for the network.
   */
  settle(): Promise<void>;
  /** Sends the waiting quantity of a line, or of all, without the pause; `isLeaving` also beside a pending request. */
  flush(lineId?: number, isLeaving?: boolean): void;
  /** Selects a line for the checkout, or takes the selection back. */
  check(lineId: number, isChecked: boolean): void;
  /** Selects the lines of a merchant, or takes the selection back. */
  checkMerchant(merId: number, isChecked: boolean): void;
  /** Selects all lines, or takes the selection back. */
  checkAll(isChecked: boolean): void;
  /** Hides the error of a line. */
  dismissError(lineId: number): void;
  /** Hides the offer to undo. */
  dismissRemoved(): void;
  /** Hides the result of a merge. */
  dismissMerge(): void;
  /** Hides the edits that were dropped. */
  dismissDropped(): void;
}

/** What carts are made of in an app. */
export const cartParts: CartParts = {
  createCartLines,
  createCartReader,
  createEditStorage,
  createLineWriter,
  createOutbox,
  openChannel,
  withLock: withWebLock,
};

/** Creates the cart of one page. It does nothing until it is connected or used. */
export function createCartStore(options: CartStoreOptions): CartStore {
  return assembleCart(options, cartParts);
}
