import type { StorefrontError } from '@promenade/storefront-sdk';

/** The section of the order page that an error belongs to; `gone` means that the checkout no longer exists. */
export type OrderErrorSection = 'address' | 'items' | 'payment' | 'note' | 'submit' | 'gone';

const places: Readonly<Record<string, OrderErrorSection>> = {
  addressId: 'address',
  payType: 'payment',
  mark: 'note',
};

/** The section of the order page in which the shopper can correct an error of placing the order. */
export function orderErrorSection(error: StorefrontError | undefined): OrderErrorSection | undefined {
  if (!error) return undefined;
  if (error.kind === 'not-found') return 'gone';
  if (error.kind !== 'invalid') return 'submit';
  const [field] = Object.keys(error.fieldErrors ?? {});
  // A refusal without a field is about an item: sold out, fewer left, no longer sold.
  return field ? (places[field] ?? 'submit') : 'items';
}
