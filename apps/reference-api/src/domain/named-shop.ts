import type { Db } from '../db/index.ts';
import { Refused } from '../errors/refused.ts';
import { type Shop, shopByHost } from '../repositories/shops.ts';

/**
 * The shop that an operator names by its host name, the one that answers any by default.
 *
 * @throws Refused 404 when there is none.
 */
export async function namedShop(db: Db, host = '*'): Promise<Shop> {
  const shop = await shopByHost(db, host);
  if (!shop) throw new Refused(404, 'shopUnknown', { values: { host } });
  return shop;
}
