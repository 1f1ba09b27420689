import { readStored, writeStored } from './storage.ts';

const STORE = 'pm-draft-coupon';

/** Stores a coupon that was claimed with a code outside a checkout, for the next checkout. */
export function rememberCoupon(id: number): void {
  writeStored('sessionStorage', STORE, `${id}`);
}

/** Returns the stored coupon and deletes it. */
export function takeRememberedCoupon(): number | undefined {
  const id = Number(readStored('sessionStorage', STORE));
  writeStored('sessionStorage', STORE, null);
  return id > 0 ? id : undefined;
}
