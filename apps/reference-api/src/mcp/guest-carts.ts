import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Handles of guests' carts. */
export interface GuestCarts {
  /** A handle of a new cart. */
  create(shopId: number): string;
  /** Id of the cart, undefined unless this server has made the handle for this shop. */
  uuidOf(shopId: number, handle: string): string | undefined;
}

/** 16 random bytes and 16 bytes of their seal. */
const HANDLE = /^([\w-]{22})\.([\w-]{22})$/;

/**
 * The protocol has no sessions: a tool that makes a cart returns a handle, which the agent passes to the next tool. Ids of carts
 * are derived from handles with a secret key. So an agent can name neither a cart of the store's pages nor one that no tool made, and
 * a handle does not open its cart anywhere else.
 */
export function guestCarts(key: string): GuestCarts {
  const keyed = (use: string, shopId: number, random: string) =>
    createHmac('sha256', key).update(`${use} ${shopId} ${random}`).digest().subarray(0, 16);
  return {
    create(shopId) {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${keyed('seal', shopId, random).toString('base64url')}`;
    },
    uuidOf(shopId, handle) {
      const [, random, seal] = HANDLE.exec(handle) ?? [];
      if (!random || !seal) return undefined;
      const given = Buffer.from(seal, 'base64url');
      const right = keyed('seal', shopId, random);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return keyed('cart', shopId, random).toString('hex');
    },
  };
}
