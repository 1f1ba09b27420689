import type { StorefrontError } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';

const storage = browserStorage('sessionStorage');
const nameOf = (preOrderNo: string) => `promenade.order.${preOrderNo}`;

/** The key under which an order is placed once, however often the button is pressed or the page reloaded. */
export function orderKey(preOrderNo: string): string {
  const known = storage.get(nameOf(preOrderNo));
  if (known) return known;
  const made = crypto.randomUUID();
  storage.set(nameOf(preOrderNo), made);
  return made;
}

/** After a definite refusal nothing was placed: a corrected order is a new one. Anything else keeps the key. */
export function releaseOrderKey(preOrderNo: string, error: StorefrontError): void {
  const isDefinite = ['invalid', 'forbidden', 'not-found'].includes(error.kind);
  if (isDefinite) storage.remove(nameOf(preOrderNo));
}
