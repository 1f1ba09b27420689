import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { WHOLE_SHOP } from './product-anchors.ts';
import {
  type FilterGroup,
  groupOfKey,
  inCategory,
  isReducedAt,
  type ProductCondition,
  REDUCED_KEY,
} from './product-filters.ts';
import { shownPrice } from './product-orders.ts';
import { countOf, onSaleWith } from './product-pages.ts';
import { inLeaves, type Sample, sampleOf, saysEnough } from './product-samples.ts';
import { meantBy } from './product-words.ts';
import type { ProductSearch } from './products.ts';
import { stockedIn } from './ranked-products.ts';

/** Products that meet all groups, or all but one. */
interface Part {
  count: number;
  /** Cents of the prices that are shown. */
  lowest: number;
  highest: number;
}

/** The products of a sample, counted once for every choice that is a press away. */
export interface Tally {
  sample: Sample;
  /** By the one group that products lack, null for those that lack none. */
  parts: ReadonlyMap<string | null, Part>;
  /** Products with a key that meet all filters, or all except those in the key's own group; and one of them. */
  keys: ReadonlyMap<string, { count: number; productId: number }>;
}

/** How many products there would be if nothing of a group was chosen. */
export const sizeWithout = ({ parts }: Tally, group: string): number =>
  (parts.get(null)?.count ?? 0) + (parts.get(group)?.count ?? 0);

/** A list that was counted. */
export interface TalliedList {
  /** How many products it has before it is narrowed. */
  size: number;
  /** Returns the tally in which the keys of a group are right. */
  of(group: string): Promise<Tally>;
}

/** Counts the values by which a list may be filtered; null for an empty list. */
export async function tallyList(
  db: Db,
  search: ProductSearch,
  groups: readonly FilterGroup[],
): Promise<TalliedList | null> {
  const list = await listOf(db, search);
  if (list.size === 0) return null;
  const whole = await tally(db, search, sampleOf(list.conditions, list.size, list.leafIds), groups);
  const narrow = new Map<string, Promise<Tally>>();
  const of = async (name: string) => {
    const found = sizeWithout(whole, name);
    if (saysEnough(found, whole.sample)) return whole;
    // If few products of a long list remain, the indexes of the selected values find them.
    const own = groups.filter((group) => group.name === name);
    const others = groups.filter((group) => group.name !== name).map(({ condition }) => condition);
    const key = own.length > 0 ? name : '';
    const known = narrow.get(key);
    if (known) return known;
    const counted = tally(db, search, sampleOf([...list.conditions, ...others], found * whole.sample.times), own);
    narrow.set(key, counted);
    return counted;
  };
  return { size: list.size, of };
}

/** A list before it is narrowed: what its products meet, and how many they are. */
async function listOf(
  db: Db,
  search: ProductSearch,
): Promise<{ conditions: readonly ProductCondition[]; size: number; leafIds?: readonly number[] }> {
  const { storeId, keyword, cid } = search;
  if (keyword === undefined || keyword.trim() === '') {
    const { leafIds, total } = await stockedIn(db, storeId, cid ?? WHOLE_SHOP);
    return { conditions: cid === undefined ? [] : [inLeaves(leafIds)], size: total, leafIds };
  }
  const words = await meantBy(db, search, keyword);
  if (!words) return { conditions: [], size: 0 };
  const conditions = [words, ...(cid === undefined ? [] : [inCategory(db, cid)])];
  return { conditions, size: await countOf(onSaleWith(db, search, conditions)) };
}

async function tally(db: Db, search: ProductSearch, sample: Sample, groups: readonly FilterGroup[]): Promise<Tally> {
  const rows = onSaleWith(db, search, sample.conditions).select((product) => {
    const missed = groups.map(
      ({ name, condition }) => sql`case when ${condition(product)} is not true then ${name}::text end`,
    );
    return [
      'products.id',
      sql<string[]>`facet_keys || case when ${isReducedAt(search.now)} then array[${REDUCED_KEY}::text] end`.as('keys'),
      shownPrice(search.now).as('price'),
      sql<string[]>`array_remove(array[${sql.join(missed)}]::text[], null)`.as('missed'),
    ];
  });
  const { rows: counted } = await sql<{ key: string | null; lacks: string | null; id: number } & Part>`
    with products_of_list as materialized (${rows}),
    near as materialized (
      select id, keys, price, missed[1] as lacks from products_of_list where cardinality(missed) <= 1
    )
    select null as key, lacks, count(*)::integer as count, min(price) as lowest, max(price) as highest, 0 as id
    from near group by lacks
    union all
    select key, null, count(*)::integer, 0, 0, min(id)
    from near cross join unnest(keys) as key
    where lacks is null or starts_with(key, lacks || '.')
    group by key
  `.execute(db);
  const parts = counted.flatMap(({ key, lacks, ...part }) => (key === null ? [[lacks, part] as const] : []));
  const keys = counted.flatMap(({ key, count, id }) =>
    key === null ? [] : [[key, { count, productId: id }] as const],
  );
  return { sample, parts: new Map(parts), keys: new Map(keys) };
}

/** The keys of a group that were counted. */
export const keysOf = ({ keys }: Tally, group: string): string[] =>
  [...keys.keys()].filter((key) => groupOfKey(key) === group);
