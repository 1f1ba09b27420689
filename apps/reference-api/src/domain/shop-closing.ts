import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { putDetails, type Shop } from '../repositories/shops.ts';
import { namedShop } from './named-shop.ts';

const MINUTE_MS = 60_000;
/** A day: limits the loss if the operator does not open the shop again. */
export const CLOSED_MINUTES_MAX = 24 * 60;
/** Bounds of the `Retry-After` header, seconds: a shop may open early. */
const RETRY_AFTER = { min: 10, max: 60 };

type Place = { host?: string | undefined };

/**
 * Closes a shop for some minutes: every call of shoppers is refused until then.
 *
 * @throws Refused when there is no such shop, or the minutes are no number from 1 to a day's.
 */
export async function closeShop({ now }: DomainDeps<'now'>, db: Db, given: Place & { minutes: string }): Promise<Shop> {
  const minutes = Number(given.minutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > CLOSED_MINUTES_MAX) {
    throw new Refused(400, 'closedMinutes', { values: { limit: `${CLOSED_MINUTES_MAX}` } });
  }
  return putClosedUntil(db, given, now() + minutes * MINUTE_MS);
}

/**
 * Opens a shop again.
 *
 * @throws Refused when there is no such shop.
 */
export const openShop = (db: Db, given: Place): Promise<Shop> => putClosedUntil(db, given, null);

async function putClosedUntil(db: Db, { host }: Place, until: number | null) {
  const shop = await namedShop(db, host);
  await putDetails(db, shop.id, { closedUntil: until });
  return shop;
}

/** @throws Refused with 503 and `Retry-After` while a shop is closed. */
export function refuseWhileClosed({ details }: Shop, now: number): void {
  const leftMs = (details.closedUntil ?? 0) - now;
  if (leftMs <= 0) return;
  const seconds = Math.min(RETRY_AFTER.max, Math.max(RETRY_AFTER.min, Math.ceil(leftMs / 1000)));
  throw new Refused(503, 'shopClosed', { retryAfterSeconds: seconds });
}
