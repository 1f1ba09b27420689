import type { StorefrontError } from '@promenade/storefront-sdk';

/** The part of the order page an error belongs to; `gone` means that the checkout itself is over. */
export type OrderFaultPlace = 'address' | 'items' | 'payment' | 'note' | 'submit' | 'gone';

const places: Readonly<Record<string, OrderFaultPlace>> = {
  addressId: 'address',
  payType: 'payment',
  mark: 'note',
};

/** Tells where on the page the shopper can do something about an error of placing the order. */
export function orderFaultPlace(error: StorefrontError | undefined): OrderFaultPlace | undefined {
  if (!error) return undefined;
  if (error.kind === 'not-found') return 'gone';
  if (error.kind !== 'invalid') return 'submit';
  const [field] = Object.keys(error.fieldErrors ?? {});
  // A refusal that names no field is about a thing: sold out, fewer left, no longer sold.
  return field ? (places[field] ?? 'submit') : 'items';
}
