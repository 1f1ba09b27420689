import { sql } from 'kysely';
import { type Db, violatedConstraint } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { namedShop } from './named-shop.ts';

/** The readable part of an address, as in `wool-blanket`. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,159}$/;

/** Something with a slug, and the slug that it is to have. */
export interface Renaming {
  /** One of `RENAMED`, in any case. */
  kind: string;
  slug: string;
  newSlug: string;
  /** Host name of the shop; by default the shop that matches any. */
  host?: string | undefined;
}

type Slugs = { store_id: number; slug: string; newSlug: string };

const inTable =
  (table: 'products' | 'categories' | 'merchants') =>
  (db: Db, { store_id, slug, newSlug }: Slugs) =>
    db
      .updateTable(table)
      .set({ slug: newSlug })
      .where('store_id', '=', store_id)
      .where('slug', '=', slug)
      .executeTakeFirst();

const page =
  (type: 'LANDING' | 'CUSTOM') =>
  (db: Db, { store_id, slug, newSlug }: Slugs) =>
    db
      .updateTable('store_pages')
      .set({
        slug: newSlug,
        name: sql<string>`case name when ${`${type} ${slug}`} then ${`${type} ${newSlug}`} else name end`,
      })
      .where('store_id', '=', store_id)
      .where('type', '=', type)
      .where('slug', '=', slug)
      .executeTakeFirst();

const renaming = {
  product: async (db: Db, slugs: Slugs) => {
    // The owner's page of a product is found by the product's slug.
    await page('LANDING')(db, slugs);
    return inTable('products')(db, slugs);
  },
  category: inTable('categories'),
  merchant: inTable('merchants'),
  landing: page('LANDING'),
  custom: page('CUSTOM'),
} as const;

export const RENAMED = Object.keys(renaming) as readonly (keyof typeof renaming)[];

/**
 * Changes a slug. The former one redirects to the new one, until it is used again.
 * @throws Refused if there is no such page, category or product, or the new slug is used or invalid.
 */
export async function renameSlug({ database: { db } }: Pick<Deps, 'database'>, given: Renaming): Promise<void> {
  const { slug, newSlug, host } = given;
  const kind = RENAMED.find((known) => known === given.kind.toLowerCase());
  if (!kind) throw badField('kind', 'cellChoice', { text: given.kind, choices: RENAMED.join(', ') });
  if (!SLUG.test(newSlug)) throw badField('newSlug', 'cellSlug', { text: newSlug });
  const shop = await namedShop(db, host);
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await renaming[kind](tx, { store_id: shop.id, slug, newSlug });
    if (numUpdatedRows === 0n) throw new Refused(404, 'csvUnknown', { values: { text: slug } });
  }).catch((error: unknown) => {
    throw violatedConstraint(error) ? new Refused(409, 'slugTaken', { values: { slug: newSlug } }) : error;
  });
}
