/** What the address section shows: the address chosen, all of them, an empty form, or the form of one of them. */
export type AddressStep = 'chosen' | 'choose' | 'new' | number;

/** What a shopper decided on the order page; kept until the order is placed. */
export interface CheckoutDraft {
  note: string;
  addressId?: number;
  payType?: string;
  couponId?: number | undefined;
  spendPoints?: boolean;
  addressStep: AddressStep;
  /** The order this checkout became (PT number): from then on there is nothing left to decide here. */
  orderNo?: string;
}

export const emptyCheckout: CheckoutDraft = { note: '', addressStep: 'chosen' };

/** Where the draft of a checkout is kept. */
export function checkoutDraftName(preOrderNo: string): string {
  return `pm-draft-checkout-${preOrderNo}`;
}

/** The address that was chosen, else the default one, else the first: as far as it still exists. */
export function chosenAddress(
  list: readonly { id: number }[],
  chosen: number | undefined,
  fallback: number | null,
): number | undefined {
  return (list.find(({ id }) => id === chosen) ?? list.find(({ id }) => id === fallback) ?? list[0])?.id;
}
