import { type CartLine, type Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { GuestId } from '../context/identity.ts';
import type { CartItem } from '../domain/reorder.ts';

export type { CartItem };

/** An item to add: a variant by its id, or by its values. */
export type CartAddition = {
  /** Id of the product. */
  readonly productId: number;
  /** Quantity. @default 1 */
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

/** Another variant for a line, and its quantity. */
export interface VariantChange extends CartItem {
  /** Id of the line to change. */
  lineId: number;
}

/** An edit of the cart as data, so that it can be logged, stored on the device and sent to other tabs. */
export type CartIntent = {
  /** Name of the product, to report an intent that was dropped. */
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

/** A cart line to render, including edits that the backend has not confirmed yet. */
export interface CartLineState extends CartLine {
  /** Quantity to show; `cartNum` is the same. */
  readonly quantity: number;
  /** Whether the line is selected for the checkout. All lines are when the cart is loaded. */
  readonly checked: boolean;
  /** Whether the quantity cannot be reduced. */
  readonly minusDisabled: boolean;
  /** Whether the quantity cannot be increased: the stock is reached. */
  readonly plusDisabled: boolean;
  /** Whether an edit has not been confirmed by the backend yet. */
  readonly isPending: boolean;
  /** Why the latest edit was refused; the line shows the confirmed quantity again. */
  readonly error?: StorefrontError | undefined;
}

/** The shown lines of one merchant, in the shape that `cartTotals` accepts. */
export interface CartGroupState {
  /** Id of the merchant; 0 if the backend returns none. */
  readonly merId: number;
  /** Name of the merchant. */
  readonly merName: string;
  /** The lines, in the order of the backend. */
  readonly cartInfoList: readonly CartLineState[];
}

/** The ids of one merchant's lines. */
export interface CartGroupLines {
  /** Id of the merchant; 0 if the backend returns none. */
  readonly merId: number;
  /** Name of the merchant. */
  readonly merName: string;
  /** Ids of the lines, for `useCartLine` and `useCartLineView`. */
  readonly lineIds: readonly number[];
}

/** The latest removal. */
export interface RemovedLines {
  /** Id of the removed line, or of the first of several. */
  readonly lineId: number;
  /** Name of that line's product. */
  readonly name: string;
  /** Total quantity of the removed lines. */
  readonly quantity: number;
  /** Number of lines removed together. */
  readonly lines: number;
}

/** A line of the guest's cart that could not be merged in full. */
export interface CappedLine {
  /** Id of the line in the account's cart; absent if nothing could be added. */
  readonly lineId?: number | undefined;
  /** Name of the product. */
  readonly name: string;
  /** The chosen values joined by commas; empty for a product without variants. */
  readonly variant: string;
  /** Quantity in both carts together. */
  readonly wanted: number;
  /** Quantity after the merge. */
  readonly got: number;
}

/** The result of merging the guest's cart into the account's at sign-in. */
export interface MergeResult {
  /** Total quantity added. */
  readonly added: number;
  /** Lines that the stock capped; empty when everything was added. */
  readonly capped: readonly CappedLine[];
}

/** An edit made offline that the backend refused later. */
export interface DroppedEdit {
  /** Unique id, for keys of lists. */
  readonly id: string;
  /** Kind of the edit. */
  readonly kind: CartIntent['kind'];
  /** Name of the product, if it was known when the edit was made. */
  readonly name: string | undefined;
  /** Why it was refused. */
  readonly error: StorefrontError;
}

/** The lines of a cart by id, its status and its events; nothing here changes while a quantity is edited. */
export interface CartStructure {
  /** `loading` until the lines have been read; `error` while the first read has failed. Refreshes keep `ready`. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The lines by merchant. */
  readonly groups: readonly CartGroupLines[];
  /** Why the latest read failed. */
  readonly error: StorefrontError | undefined;
  /** Whether edits wait on this device for the network. */
  readonly isOffline: boolean;
  /** The latest removal, as long as `undo` can restore it. */
  readonly lastRemoved: RemovedLines | undefined;
  /** Ids of the lines that the latest addition of this page created or increased. */
  readonly lastAdded: readonly number[];
  /** The result of the merge at sign-in, until it is dismissed. */
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
  lastAdded: [],
  mergeResult: undefined,
  droppedEdits: [],
};

/** Dependencies of a cart. */
export interface CartStoreOptions {
  /** Connection to the backend. */
  readonly client: Client;
  /** Id of the shop. It separates the carts of shops on one origin. */
  readonly storeId: number;
  /** The shopper's session. The cart changes with its account. */
  readonly session: Session;
  /** The id of a guest's cart. */
  readonly guestId: GuestId;
}

/**
 * The cart outside React: the lines that the backend has confirmed, with pending edits applied. Promises of edits resolve when
 * the backend has confirmed them and reject with a `StorefrontError`; unhandled rejections are not reported.
 */
export interface CartStore {
  /** Status, line ids and events of the cart. The same object until one of them changes. */
  getStructure(): CartStructure;
  /** Whether the cart is being read. */
  isReading(): boolean;
  /** A line, or `undefined` if the cart does not have it. The same object until it changes. */
  line(lineId: number): CartLineState | undefined;
  /** All lines by merchant, in the shape that `cartTotals` accepts. The same list until a line changes. */
  views(): readonly CartGroupState[];
  /** Total quantity, including pending edits; `undefined` until known. */
  count(): number | undefined;
  /** Calls the listener when the structure changes, or reading starts or ends. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when any line changes. Returns a function that unsubscribes. */
  subscribeLines(listener: () => void): () => void;
  /** Calls the listener when this line is added, changed or removed. Returns a function that unsubscribes. */
  subscribeLine(lineId: number, listener: () => void): () => void;
  /** Loads the lines, until the returned function is called. While no caller retains them, only the total quantity is loaded. */
  retainLines(): () => void;
  /** Reloads the texts of the cart in another language. Pending edits are not affected. */
  setLocale(locale: string): void;
  /**
   * Starts to react to the session, other tabs and the page. Returns a function that disconnects.
   *
   * @param onError Called with background failures: of reads, and of merging a guest's cart.
   */
  connect(onError?: (error: StorefrontError) => void): () => void;
  /** Reloads the cart. Rejects if that fails; `getStructure().error` has the error, too. */
  refresh(): Promise<void>;
  /**
   * Adds all items of a call or none. Calling it again with the same items while it is pending adds them once. Rejects with
   * kind `invalid` if the stock is insufficient.
   */
  add(items: CartAddition | readonly CartAddition[]): Promise<void>;
  /**
   * Shows a quantity at once, limited to 1 and the stock, and sends it after 500 ms without another change; text that is not a
   * number counts as 1. Resolves when this or a later quantity is confirmed. Rejects if it is refused, and with kind `aborted`
   * if the line or the cart no longer exists.
   */
  setQuantity(lineId: number, quantity: number | string): Promise<void>;
  /** Hides lines at once and removes them with one request. Rejects, and shows them again, if that is refused. */
  remove(lineIds: number | readonly number[]): Promise<void>;
  /** Removes all lines. */
  clear(): Promise<void>;
  /** Restores the lines of the latest removal. */
  undo(): Promise<void>;
  /**
   * Changes the variant of a line, or only its quantity if it has this variant already. Rejects with kind `invalid` if the
   * stock is insufficient; the line is unchanged then.
   */
  changeVariant(change: VariantChange): Promise<void>;
  /**
   * Sends paused edits and resolves when the lines are loaded and every edit is confirmed. Rejects with the error of the read or
   * of a refused line, and with kind `network` while edits wait for the network.
   */
  settle(): Promise<void>;
  /** Sends the paused quantity of a line, or of all lines. With `isLeaving`, does not wait for pending requests. */
  flush(lineId?: number, isLeaving?: boolean): void;
  /** Selects or deselects lines for the checkout. */
  check(lineIds: number | readonly number[], isChecked: boolean): void;
  /** Hides the offer to undo. */
  dismissRemoved(): void;
  /** Hides the result of a merge. */
  dismissMerge(): void;
  /** Hides the dropped edits. */
  dismissDropped(): void;
}

/** The error of an edit whose line or cart no longer exists. */
export function abortedEdit(): StorefrontError {
  return new StorefrontError({ kind: 'aborted', endpoint: 'cart' });
}

/** Marks a rejection of the promise as handled, because callers of an edit need not await it. Returns the promise. */
export function markHandled<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}

/** Calls the listener when lines are added, changed or removed. Returns a function that unsubscribes. */
export function subscribeToCart(cart: CartStore, listener: () => void): () => void {
  const unsubscribe = cart.subscribe(listener);
  const unsubscribeLines = cart.subscribeLines(listener);
  return () => {
    unsubscribe();
    unsubscribeLines();
  };
}
