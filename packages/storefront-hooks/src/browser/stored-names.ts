/** Something that is stored in a browser. */
export interface StoredName {
  /** Where. */
  in: 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB' | 'cache';
  /** How its name begins. */
  name: string;
  /** Whether it tells of the person who used the browser, and goes when they sign out, or stays with the device. */
  of: 'person' | 'device';
  /** Whether something else removes it in its own time: the session needs its record to end a sign-in at the provider. */
  isRemovedElsewhere?: true;
}

/** Everything that this package stores. */
export const storedNames: readonly StoredName[] = [
  { in: 'localStorage', name: 'promenade.viewed.', of: 'person' },
  { in: 'localStorage', name: 'promenade.recentWords.', of: 'person' },
  { in: 'localStorage', name: 'promenade.cartEdits.', of: 'person' },
  { in: 'localStorage', name: 'promenade.reportedOrders', of: 'person' },
  { in: 'localStorage', name: 'promenade.signIn.', of: 'person', isRemovedElsewhere: true },
  { in: 'localStorage', name: 'user:', of: 'person', isRemovedElsewhere: true },
  { in: 'sessionStorage', name: 'promenade.signIn.', of: 'person', isRemovedElsewhere: true },
  { in: 'sessionStorage', name: 'user:', of: 'person', isRemovedElsewhere: true },
  { in: 'sessionStorage', name: 'promenade.intendedAction', of: 'person', isRemovedElsewhere: true },
  { in: 'cookie', name: 'signedIn', of: 'person', isRemovedElsewhere: true },
  { in: 'cookie', name: 'returnPath', of: 'person', isRemovedElsewhere: true },
  { in: 'indexedDB', name: 'oidc', of: 'person', isRemovedElsewhere: true },
  { in: 'sessionStorage', name: 'promenade.twitterSignIn.', of: 'person' },
  { in: 'sessionStorage', name: 'promenade.orderAttempt.', of: 'person' },
  { in: 'sessionStorage', name: 'promenade.application.', of: 'person' },
  { in: 'sessionStorage', name: 'promenade.analytics.', of: 'person' },
  // A sign-in that is under way in this tab, which the provider leads back to.
  { in: 'sessionStorage', name: 'oidc.', of: 'device' },
  { in: 'sessionStorage', name: 'promenade.closedStream.', of: 'device' },
  { in: 'localStorage', name: 'promenade.codeSentAt.', of: 'device' },
  { in: 'localStorage', name: 'promenade.streamPlace.', of: 'device' },
  { in: 'localStorage', name: 'promenade.consent.', of: 'device' },
  // A visit that is over is forgotten with the sign-out that ends it.
  { in: 'localStorage', name: 'promenade.session.', of: 'device' },
  // A guest's cart: an account's is at the shop.
  { in: 'cookie', name: 'cartUuid', of: 'device' },
  { in: 'cookie', name: 'locale', of: 'device' },
];

/**
 * Removes what tells of a person from web storage and Cache Storage, for computers that several people use. Call it when a
 * shopper signs out, with what your own shop stores.
 *
 * @example await forgetPerson([{ in: 'localStorage', name: 'my-shop-sizes', of: 'person' }])
 */
export async function forgetPerson(own: readonly StoredName[] = []): Promise<void> {
  const names = [...storedNames, ...own].filter(({ of, isRemovedElsewhere }) => of === 'person' && !isRemovedElsewhere);
  const isAmong = (place: StoredName['in'], name: string) =>
    names.some((each) => each.in === place && name.startsWith(each.name));
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[place];
      for (const name of Object.keys(storage)) if (isAmong(place, name)) storage.removeItem(name);
    } catch {
      // Where storage is blocked, nothing is stored.
    }
  }
  try {
    const stores = (await caches.keys()).filter((name) => isAmong('cache', name));
    await Promise.all(stores.map((name) => caches.delete(name)));
  } catch {
    // Pages without https have no Cache Storage.
  }
}
