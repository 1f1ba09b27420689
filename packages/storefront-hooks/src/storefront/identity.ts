import { browserCookies, type CookieJar } from '../browser/cookies.ts';
import { CART_UUID_LENGTH } from '../domain/constants.ts';

/** Whose cart it is. A guest without a uuid has never put anything into a cart. */
export type Identity =
  | { readonly kind: 'guest'; readonly uuid: string | undefined }
  | { readonly kind: 'account'; readonly subject: string };

/** The guest's cart id, kept in the cookie `cartUuid`. */
export interface GuestId {
  /** The id, if there is one. */
  read(): string | undefined;
  /** The id, made now if there is none. */
  ensure(): string;
  /** Forgets the id, so that the next guest on this device starts afresh. */
  rotate(): void;
}

/** Cookie that carries the guest's cart id. */
export const CART_UUID_COOKIE = 'cartUuid';
const CART_UUID_MAX_AGE_SECONDS = 180 * 86_400;

/** A new guest id: 128 bits from the system's generator, as lower-case hex. */
export function newCartUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CART_UUID_LENGTH / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The guest identity of this device. It is made when it is first needed, not on the first visit. */
export function createGuestId(cookies: CookieJar = browserCookies()): GuestId {
  const read = () => {
    const uuid = cookies.read(CART_UUID_COOKIE);
    return uuid && /^[0-9a-f]{32}$/.test(uuid) ? uuid : undefined;
  };
  return {
    read,
    ensure() {
      const uuid = read() ?? newCartUuid();
      cookies.write(CART_UUID_COOKIE, uuid, CART_UUID_MAX_AGE_SECONDS);
      return uuid;
    },
    rotate: () => cookies.remove(CART_UUID_COOKIE),
  };
}
