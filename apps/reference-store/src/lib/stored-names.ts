import type { StoredName } from '@promenade/storefront-hooks';

/** Everything that the store, its pages and its worker, keeps in a browser in addition to the hooks' data. */
export const storeNames: readonly StoredName[] = [
  { in: 'localStorage', name: 'pm-wish-price-', of: 'person' },
  { in: 'sessionStorage', name: 'pm-draft-', of: 'person' },
  { in: 'sessionStorage', name: 'pm-order-token-', of: 'person' },
  { in: 'localStorage', name: 'pm-slash-key', of: 'device' },
  { in: 'localStorage', name: 'pm-subscribe-offer', of: 'device' },
  { in: 'localStorage', name: 'pm-announcement', of: 'device' },
  { in: 'sessionStorage', name: 'pm-scroll', of: 'device' },
  { in: 'sessionStorage', name: 'pm-chunk-reload', of: 'device' },
  { in: 'cookie', name: 'theme', of: 'device' },
  // The visited pages and their data reveal the person's interests.
  { in: 'cache', name: 'promenade-pages-', of: 'person' },
  { in: 'cache', name: 'promenade-data-', of: 'person' },
  { in: 'cache', name: 'promenade-pictures-', of: 'person' },
  { in: 'cache', name: 'promenade-offline-', of: 'device' },
  { in: 'cache', name: 'promenade-code-', of: 'device' },
];
