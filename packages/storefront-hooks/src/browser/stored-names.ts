/** An entry, or entries with a common prefix, that a browser stores. */
export interface StoredName {
  /** The kind of storage. */
  in: 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB' | 'cache';
  /** Prefix of the name. */
  name: string;
  /** `person`: personal data, which is removed at sign-out. `device`: data that remains on the device. */
  of: 'person' | 'device';
  /** Whether other code removes it. For example, the session still needs its entries to sign out at the provider. */
  isRemovedElsewhere?: true;
}

/** All entries that this package stores. */
export const storedNames: readonly StoredName[] = [
  { in: 'localStorage', name: 'promenade.viewed.', of: 'person' },
  { in: 'localStorage', name: 'promenade.wishes.', of: 'person' },
  { in: 'localStorage', name: 'promenade.compared.', of: 'person' },
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
  // State of a pending sign-in, which the callback of the provider needs.
  { in: 'sessionStorage', name: 'oidc.', of: 'device' },
  { in: 'localStorage', name: 'oidc.', of: 'device' },
  { in: 'sessionStorage', name: 'promenade.closedStream.', of: 'device' },
  { in: 'localStorage', name: 'promenade.codeSentAt.', of: 'person' },
  { in: 'localStorage', name: 'promenade.streamPlace.', of: 'device' },
  { in: 'localStorage', name: 'promenade.consent.', of: 'device' },
  // At sign-out the session record is replaced by a new visit without the account.
  { in: 'localStorage', name: 'promenade.session.', of: 'device' },
  // Id of a guest's cart. The cart of an account is not stored in the browser.
  { in: 'cookie', name: 'cartUuid', of: 'device' },
  { in: 'cookie', name: 'locale', of: 'device' },
];

/**
 * Removes personal data from web storage and Cache Storage, for computers that several people use. Call it when a shopper signs
 * out.
 *
 * @param own Further entries that your own code stores.
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
      // If storage is blocked, it has no entries.
    }
  }
  try {
    const stores = (await caches.keys()).filter((name) => isAmong('cache', name));
    await Promise.all(stores.map((name) => caches.delete(name)));
  } catch {
    // Cache Storage requires HTTPS.
  }
}
