import { type SqlBool, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db } from '../db/tables.ts';
import type { ProductCondition } from './product-filters.ts';
import { countOf, type ListScope, onSaleWith } from './product-pages.ts';

/** Of longer lists a part as long as this is counted, so that it takes no longer the more products there are. */
const COUNTED = 4_000;
/** Fewer products than these in that part say too little of the whole. */
const TOO_FEW = 40;
/** How many numbers the hash of an id may be. */
const HASHES = 2 ** 31;

/** Products as counting reads them: all of a list, or a part that is the same every time and as if it was drawn by lot. */
export interface Sample {
  /** What its products meet. */
  conditions: readonly ProductCondition[];
  /** How many products of the list each stands for; 1 where all are read. */
  times: number;
}

/**
 * A part of the products that meet conditions.
 *
 * @param size About how many they are.
 * @param leafIds The categories that they are in, where an index is to find them by these.
 */
export function sampleOf(conditions: readonly ProductCondition[], size: number, leafIds?: readonly number[]): Sample {
  const times = Math.max(1, size / COUNTED);
  if (times === 1) return { conditions, times };
  const below = Math.ceil(HASHES / times);
  const drawn: ProductCondition = () => sql<SqlBool>`((hashint4(products.id) & 2147483647) < ${below}::bigint)`;
  return { conditions: [...conditions, ...(leafIds ? [inLeaves(leafIds)] : []), drawn], times };
}

export const inLeaves =
  (leafIds: readonly number[]): ProductCondition =>
  () =>
    sql<SqlBool>`products.category_id = any(${integers(leafIds)})`;

/** Whether nothing is left out. */
export const isWhole = ({ times }: Sample): boolean => times === 1;

/** Whether so many products of a sample say how many there are. */
export const saysEnough = (found: number, sample: Sample): boolean => isWhole(sample) || found >= TOO_FEW;

/** How many products a number of those in a sample stands for, with the two digits that it can tell. */
export function estimated(found: number, { times }: Sample): number {
  if (times === 1) return found;
  const size = found * times;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(size, 1))) - 1);
  return Math.round(size / unit) * unit;
}

/** About how many products of a list meet further conditions; undefined where a sample says too little. */
export async function estimatedCount(
  db: Db,
  scope: ListScope,
  sample: Sample,
  conditions: readonly ProductCondition[],
): Promise<number | undefined> {
  const found = await countOf(onSaleWith(db, scope, [...sample.conditions, ...conditions]));
  return saysEnough(found, sample) ? estimated(found, sample) : undefined;
}
