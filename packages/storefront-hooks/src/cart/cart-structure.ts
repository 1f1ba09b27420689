import type { CartLine, StorefrontError } from '@promenade/storefront-sdk';

/** A cart line as the shopper should see it now, with changes still on their way. */
export interface CartLineState extends CartLine {
  /** The number to show; `cartNum` is the same. */
  readonly quantity: number;
  /** Whether the line is meant to be bought now. */
  readonly checked: boolean;
  readonly minusDisabled: boolean;
  readonly plusDisabled: boolean;
  /** Whether a change has not reached the server yet. */
  readonly isPending: boolean;
  /** Why the last change was refused; the line shows the number that counts. */
  readonly error?: StorefrontError | undefined;
}

/** The shown lines of one merchant. Fits `cartTotals` as it is. */
export interface CartGroupState {
  readonly merId: number;
  readonly merName: string;
  readonly cartInfoList: readonly CartLineState[];
}

/** Which lines there are, without what changes while one is edited. */
export interface CartStructure {
  /** `loading` only before the first answer; later refreshes keep the lines. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly groups: readonly { readonly merId: number; readonly merName: string; readonly lineIds: readonly number[] }[];
  readonly error: StorefrontError | undefined;
  /** Changes are kept on this device, to be sent in their order once the network is back. */
  readonly isOffline: boolean;
  /** The line taken out last, as long as it can be put back. */
  readonly lastRemoved: { readonly lineId: number; readonly name: string; readonly quantity: number } | undefined;
  /** How many pieces the guest's cart brought into the account's at sign-in. */
  readonly mergeResult: { readonly added: number } | undefined;
}

export const emptyStructure: CartStructure = {
  status: 'loading',
  groups: [],
  error: undefined,
  isOffline: false,
  lastRemoved: undefined,
  mergeResult: undefined,
};
