/** The view of the address section: the chosen address, the list, an empty form, or the form for the address with this id. */
export type AddressStep = 'chosen' | 'choose' | 'new' | number;

/** The shopper's choices on the order page, stored until the order is placed. */
export interface CheckoutDraft {
  note: string;
  addressId?: number;
  payType?: string;
  couponId?: number | undefined;
  spendPoints?: boolean;
  addressStep: AddressStep;
  /** The placed order (PT number). Once it is set, the checkout can no longer be changed. */
  orderNo?: string;
}

export const emptyCheckout: CheckoutDraft = { note: '', addressStep: 'chosen' };

/** Storage name of the draft of a checkout. */
export function checkoutDraftName(preOrderNo: string): string {
  return `pm-draft-checkout-${preOrderNo}`;
}

/** The chosen address, the default one or the first one: the first of these that exists. */
export function chosenAddress(
  list: readonly { id: number }[],
  chosen: number | undefined,
  fallback: number | null,
): number | undefined {
  return (list.find(({ id }) => id === chosen) ?? list.find(({ id }) => id === fallback) ?? list[0])?.id;
}
