import { productsByIds, wishlistAddAll } from '@promenade/storefront-sdk';
import { createStoredLists, isStoredId } from '../browser/stored-list.ts';
import { perPage } from '../context/per-page.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { createSingleFlight } from '../writes/single-flight.ts';

/** At most as many as a page of products, so that one request returns all of them. */
export const GUEST_WISHES_MAX = 50;

/** The wishes of guests of a shop, stored on the device until they sign in. */
export const guestWishesOf = createStoredLists<number>('wishes', { most: GUEST_WISHES_MAX, isItem: isStoredId });

const mergesOf = perPage(() => createSingleFlight<void>());

/**
 * Moves the wishes on the device to the wish list of the shopper who has signed in; products that are no longer on sale are dropped.
 * After a failure they stay on the device, and the next page tries again.
 */
export function mergeGuestWishes(shop: StorefrontValue, subject: string): Promise<void> {
  const { client, session, store, invalidate } = shop;
  const list = guestWishesOf(store.id);
  return mergesOf(shop)(subject, async () => {
    const ids = list.read();
    if (ids.length === 0) return;
    const { list: cards } = await productsByIds(client, { ids, limit: GUEST_WISHES_MAX });
    const onSale = new Set(cards.map(({ id }) => id));
    // The list shows the latest first.
    const wished = ids.filter((id) => onSale.has(id)).reverse();
    if (session.getSnapshot().shopper?.subject !== subject) return;
    if (wished.length > 0) await wishlistAddAll(client, wished);
    for (const id of ids) list.remove(id);
    await invalidate('wishedIds', 'wishList');
  });
}
