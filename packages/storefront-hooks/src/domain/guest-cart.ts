import { CART_UUID_LENGTH } from './constants.ts';

const CART_UUID = new RegExp(`^[0-9a-f]{${CART_UUID_LENGTH}}$`);

/** Whether untrusted text, for instance from a cookie, has the format of a guest's cart id. */
export function isCartUuid(text: string | null | undefined): text is string {
  return CART_UUID.test(text ?? '');
}

/** A guest's cart id from 16 random bytes: 128 bits as lower-case hex. */
export function cartUuidOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
