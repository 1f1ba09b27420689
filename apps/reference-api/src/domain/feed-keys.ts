import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { Refused } from '../errors/refused.ts';
import { deleteFeedKey, type FeedKey, feedKeyByHash, insertFeedKey } from '../repositories/feed-keys.ts';
import { merchantBySlug } from '../repositories/merchants.ts';
import type { Shop } from '../repositories/shops.ts';
import { namedShop } from './named-shop.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** @throws Refused 404 if the shop has no such merchant. */
export async function merchantOfFeed(db: Db, shop: Shop, slug: string | undefined): Promise<number | undefined> {
  if (slug === undefined) return undefined;
  const merchant = await merchantBySlug(db, shop.id, slug);
  if (!merchant) throw new Refused(404, 'merchantUnknown', { values: { slug } });
  return merchant.id;
}

/**
 * Creates a key, of which only the hash is stored.
 * @throws Refused 409 if the shop has a key of this name.
 */
export async function makeFeedKey(
  db: Db,
  { name, merchant, host }: { name: string; merchant?: string | undefined; host?: string | undefined },
  now: number,
): Promise<string> {
  const shop = await namedShop(db, host);
  const merchantId = (await merchantOfFeed(db, shop, merchant)) ?? null;
  const key = randomBytes(32).toString('base64url');
  const row = { store_id: shop.id, name, merchant_id: merchantId, hash: hashOf(key), created_at: now };
  if (!(await insertFeedKey(db, row))) throw new Refused(409, 'feedKeyKnown');
  return key;
}

/** @throws Refused 404 if the shop has no key of this name. */
export async function removeFeedKey(
  db: Db,
  { name, host }: { name: string; host?: string | undefined },
): Promise<void> {
  const shop = await namedShop(db, host);
  if (!(await deleteFeedKey(db, shop.id, name))) throw new Refused(404, 'feedKeyUnknown');
}

/** The feed key for a secret; undefined for any other text. */
export function feedKeyOf(db: Db, shop: Shop, key: string): Promise<FeedKey | undefined> {
  return feedKeyByHash(db, shop.id, hashOf(key));
}
