import type { Db } from '../db/index.ts';
import { Refused } from '../errors/refused.ts';
import { type Shop, shopByHost } from '../repositories/shops.ts';

/**
 * The shop with the given host name; by default the one with the host name `*`.
 * @throws Refused 404 if there is none.
 */
export async function namedShop(db: Db, host = '*'): Promise<Shop> {
  const shop = await shopByHost(db, host);
  if (!shop) throw new Refused(404, 'shopUnknown', { values: { host } });
  return shop;
}
