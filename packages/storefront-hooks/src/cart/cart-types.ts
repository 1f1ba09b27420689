import { type CartLine, type Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { GuestId } from '../context/identity.ts';

/** A variant of a product and how many pieces of it. */
export interface CartItem {
  /** Id of the product. */
  productId: number;
  /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
  attrId: number;
  /** Pieces. */
  quantity: number;
}

/** What to add to the cart: a variant by its id, or by its values. */
export type CartAddition = {
  /** Id of the product. */
  readonly productId: number;
  /** Pieces. @default 1 */
  readonly quantity?: number;
} & (
  | {
      /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
      readonly attrId: number;
    }
  | {
      /** The values joined by commas, as `ProductSku.sku`; empty for a product without variants. */
      readonly sku: string;
    }
);

/** Another variant for a line, and how many pieces of it. */
export interface VariantChange extends CartItem {
  /** Id of the line that changes. */
  lineId: number;
}

/** What a shopper wants of a cart, as data: it can wait in a log, on the device, and be told to other tabs. */
export type CartIntent = {
  /** Name of the product, to report an intent that is dropped. */
  readonly name?: string | undefined;
} & (
  | { readonly kind: 'setQuantity'; readonly lineId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineIds: readonly number[] }
  | {
      readonly kind: 'add';
      readonly items: readonly CartAddition[];
      /** Idempotency keys of the two calls, so that a retry adds nothing. */
      readonly keys: readonly [byId: string, bySku: string];
    }
  | { readonly kind: 'changeVariant'; readonly change: VariantChange; readonly key: string }
);

/** A cart line as the shopper should see it now, with the edits that the backend has not confirmed yet. */
export interface CartLineState extends CartLine {
  /** Pieces to show; `cartNum` is the same. */
  readonly quantity: number;
  /** Whether the line is selected for the checkout. All lines are when the cart is loaded. */
  readonly checked: boolean;
  /** Whether one piece less is not possible. */
  readonly minusDisabled: boolean;
  /** Whether one piece more is not possible: the stock is reached. */
  readonly plusDisabled: boolean;
  /** Whether an edit has not been confirmed by the backend yet. */
  readonly isPending: boolean;
  /** Why the latest edit was refused; the line shows the confirmed quantity again. */
  readonly error?: StorefrontError | undefined;
}

/** The shown lines of one merchant. `cartTotals` takes it as it is. */
export interface CartGroupState {
  /** Id of the merchant; 0 where the backend names none. */
  readonly merId: number;
  /** Name of the merchant. */
  readonly merName: string;
  /** The lines, in the order of the backend. */
  readonly cartInfoList: readonly CartLineState[];
}

/** The ids of one merchant's lines. */
export interface CartGroupLines {
  /** Id of the merchant; 0 where the backend names none. */
  readonly merId: number;
  /** Name of the merchant. */
  readonly merName: string;
  /** Ids of the lines, for `useCartLine` and `useCartLineView`. */
  readonly lineIds: readonly number[];
}

/** What was removed last. */
export interface RemovedLines {
  /** Id of the line; of the first one where several were removed together. */
  readonly lineId: number;
  /** Name of that line's product. */
  readonly name: string;
  /** Pieces of all removed lines. */
  readonly quantity: number;
  /** How many lines were removed together. */
  readonly lines: number;
}

/** A line of the guest's cart of which the account's cart could not take all pieces. */
export interface CappedLine {
  /** Id of the line in the account's cart; absent where nothing of it could be added. */
  readonly lineId?: number | undefined;
  /** Name of the product. */
  readonly name: string;
  /** The chosen values joined by commas; empty for a product without variants. */
  readonly variant: string;
  /** Pieces that the guest and the account had together. */
  readonly wanted: number;
  /** Pieces that the line has now. */
  readonly got: number;
}

/** What the guest's cart added to the account's at sign-in. */
export interface MergeResult {
  /** Pieces added, of all lines. */
  readonly added: number;
  /** Lines that the stock capped; empty when everything was added. */
  readonly capped: readonly CappedLine[];
}

/** An edit made offline that the backend refused when it was sent. */
export interface DroppedEdit {
  /** Unique id, for keys of lists. */
  readonly id: string;
  /** What the edit would have done. */
  readonly kind: CartIntent['kind'];
  /** Name of the product, where it was known when the edit was made. */
  readonly name: string | undefined;
  /** Why it was refused. */
  readonly error: StorefrontError;
}

/** Which lines a cart has and what happened to it; nothing that changes while one line is edited. */
export interface CartStructure {
  /** `loading` until the lines have been read; `error` while the first read has failed. Refreshes keep `ready`. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The lines by merchant. */
  readonly groups: readonly CartGroupLines[];
  /** Why the latest read failed. */
  readonly error: StorefrontError | undefined;
  /** Whether edits wait on this device for the network. */
  readonly isOffline: boolean;
  /** What was removed last, as long as `undo` can restore it. */
  readonly lastRemoved: RemovedLines | undefined;
  /** What the guest's cart added at sign-in, until it is dismissed. */
  readonly mergeResult: MergeResult | undefined;
  /** Edits made offline that no longer applied, until they are dismissed. */
  readonly droppedEdits: readonly DroppedEdit[];
}

export const emptyStructure: CartStructure = {
  status: 'loading',
  groups: [],
  error: undefined,
  isOffline: false,
  lastRemoved: undefined,
  mergeResult: undefined,
  droppedEdits: [],
};

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
  /** Has the lines read until the returned function is called. While they are not retained, only their number is read. */
  retainLines(): () => void;
  /** Reads the cart again where its texts are in another language. Edits that are not confirmed yet stay. */
  setLocale(locale: string): void;
  /**
   * Follows the session, other tabs and the page. Returns the function that disconnects.
   *
   * @param onError Called with failures that no action of the shopper reports: of reads, and of merging a guest's cart.
   */
  connect(onError?: (error: StorefrontError) => void): () => void;
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
   * Sends paused edits; resolves when the lines are read and every edit is confirmed. Rejects with the error of the read,
   * with that of a refused line, or with kind `network` while edits wait for the network.
   */
  settle(): Promise<void>;
  /** Sends the paused quantity of a line, or of all; `isLeaving` also beside a pending request. */
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

/** Why an edit was not sent: its line, or the cart it belonged to, is no longer there. */
export function abortedEdit(): StorefrontError {
  return new StorefrontError({ kind: 'aborted', endpoint: 'cart' });
}

/** Returns the same promise; a rejection that no caller handles is not reported as unhandled. */
export function quiet<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}
