import { readStored, writeStored } from './storage.ts';

const STORE = 'pm-draft-coupon';

/** Remembers a coupon that was claimed by a code outside a checkout, so that the next checkout begins with it. */
export function rememberCoupon(id: number): void {
  writeStored('sessionStorage', STORE, `${id}`);
}

/** The coupon to begin a checkout with, once. */
export function takeRememberedCoupon(): number | undefined {
  const id = Number(readStored('sessionStorage', STORE));
  writeStored('sessionStorage', STORE, null);
  return id > 0 ? id : undefined;
}
