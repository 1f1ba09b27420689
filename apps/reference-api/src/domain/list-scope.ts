import type { CallContext } from '../contract/types.ts';
import { DEFAULT_LIMIT, type PageQuery } from '../repositories/pages.ts';

/** Scope of a catalogue list, in addition to its own filters. */
export function listScope({ shop, languages, now }: CallContext, { page = 1, limit = DEFAULT_LIMIT }: PageQuery) {
  return { storeId: shop.id, languages, now, page, limit };
}
