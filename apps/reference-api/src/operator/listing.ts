import { type ShopText, textIn } from '../db/texts.ts';
import type { Deps } from '../deps.ts';
import { namedShop } from '../domain/named-shop.ts';
import type { OwnerWindow } from '../repositories/owner-lists.ts';

/** Maximum number of entries that one command lists. */
export const MOST_LISTED = 50;

export const hostOption = { host: 'host name of the shop; all shops by default' };

/** Which shop a command lists, by its host name. */
export async function windowOf({ database }: Deps, host: string | undefined): Promise<OwnerWindow> {
  if (host === undefined) return { storeId: null, limit: MOST_LISTED };
  const shop = await namedShop(database.db, host);
  return { storeId: shop.id, limit: MOST_LISTED };
}

/** Entries one per line, and the number of further ones; a sentence if there are none. */
export function listed(entries: readonly string[], total: number, none: string): string {
  const more = total > entries.length ? [`And ${total - entries.length} more.`] : [];
  return [...entries, ...more].join('\n') || none;
}

/** A heading with its details below; texts of shoppers stay on one line each. */
export const entry = (heading: string, facts: readonly (string | null | undefined | false)[]): string =>
  [heading, ...facts.filter(Boolean).map((fact) => `   ${`${fact}`.replace(/\s+/g, ' ')}`)].join('\n');

/** A timestamp as in `2027-01-31 06:40 UTC`. */
export const when = (moment: number | null): string =>
  moment === null ? '' : `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Quantity and item as in `2 × Blanket, Small`. */
export const piecesText = (quantity: number, name: ShopText, variant: ShopText): string =>
  [`${quantity} × ${textIn(name, ['en'])}`, textIn(variant, ['en']).replaceAll(',', ', ')].filter(Boolean).join(', ');

const units = [
  ['d', 24 * 60 * 60_000],
  ['h', 60 * 60_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** As in `12 min`. */
export function spanOf(ms: number): string {
  const [unit, size] = units.find(([, size]) => ms >= size) ?? ['s', 1000];
  return `${Math.floor(Math.max(0, ms) / size)} ${unit}`;
}
