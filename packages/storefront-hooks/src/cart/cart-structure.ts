import type { CartLine, StorefrontError } from '@promenade/storefront-sdk';
import type { CartCommand } from './cart-command.ts';

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
  readonly kind: CartCommand['kind'];
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
