import { browserCookies, type CookieJar } from '../browser/cookies.ts';
import { CART_UUID_COOKIE, CART_UUID_LENGTH, CART_UUID_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { cartUuidOf, isCartUuid } from '../domain/guest-cart.ts';

/** The guest's cart id, stored in the cookie `cartUuid`. */
export interface GuestId {
  /** The id, if there is one. */
  read(): string | undefined;
  /** Returns the id, and creates it if there is none. @param known The id to store if there is none. @default a random one */
  ensure(known?: string): string;
  /** Removes the id, so that the next guest on this device starts with an empty cart. */
  rotate(): void;
}

/** Creates a random guest id: 32 hexadecimal characters. */
export function newCartUuid(): string {
  return cartUuidOf(crypto.getRandomValues(new Uint8Array(CART_UUID_LENGTH / 2)));
}

/** The guest id of this device. It is created when it is first needed, not on the first visit. */
export function createGuestId(cookies: CookieJar = browserCookies()): GuestId {
  const read = () => {
    const uuid = cookies.read(CART_UUID_COOKIE);
    return isCartUuid(uuid) ? uuid : undefined;
  };
  return {
    read,
    ensure(known = newCartUuid()) {
      const uuid = read() ?? known;
      cookies.write(CART_UUID_COOKIE, uuid, CART_UUID_MAX_AGE_SECONDS);
      return uuid;
    },
    rotate: () => cookies.remove(CART_UUID_COOKIE),
  };
}

/** The guest id of this device, the same object for every shop of a page. */
export const deviceGuestId = createGuestId();
