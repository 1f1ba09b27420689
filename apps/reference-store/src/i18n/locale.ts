import type { LOCALES } from '@promenade/storefront-hooks/domain';

/** A language of this shop. */
export type Locale = (typeof LOCALES)[number];
