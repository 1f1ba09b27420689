import type { Db } from '@promenade/reference-api/db/tables.ts';
import type { PasswordCost } from '@promenade/reference-api/identity/passwords.ts';
import { STORE_ID } from '@promenade/reference-api/repositories/empty-shop.ts';
import { continueNumbering, insertAll } from '@promenade/reference-api/repositories/insert-all.ts';
import { sql } from 'kysely';
import { buildActivities } from './activities.ts';
import { USER_AGREEMENT } from './agreement.ts';
import { buildCatalog } from './build-catalog.ts';
import { localized } from './catalog/shape.ts';
import { buildCoupons, insertPromotionCodes } from './coupons.ts';
import { MERCHANT_AGREEMENT } from './merchant-agreement.ts';
import { openDemoAccounts } from './open-accounts.ts';
import { buildReviews } from './reviews.ts';
import { seedSecondShop } from './second-shop/index.ts';
import { HOT_KEYWORDS, STORE_DETAILS, STORE_MENU, STORE_NAME, STORE_THEME } from './store.ts';

/** The number the demo shop is drawn from. */
export const DEFAULT_SEED = 1871;

export interface SeedOptions {
  seed?: number;
  /** Time relative to which discounts are running or have expired, epoch milliseconds; default: now. */
  now?: number;
  /** @default the cost of production shops */
  passwordCost?: PasswordCost;
  /** Whether the demo accounts, whose passwords are published, are in it; default: no. */
  accounts?: boolean;
  /** Whether those accounts get a history: orders, refunds, reviews and wish lists; default: no. */
  history?: boolean;
}

/**
 * Fills an empty database with the demo shops; does nothing when the shop is there already. One transaction, so a
 * process killed half-way leaves an empty database.
 */
export async function seedDatabase(db: Db, options: SeedOptions = {}): Promise<void> {
  const known = await db.selectFrom('stores').select('id').where('id', '=', STORE_ID).executeTakeFirst();
  if (known) return;
  const now = options.now ?? Date.now();
  const seed = options.seed ?? DEFAULT_SEED;
  const catalog = buildCatalog(seed, STORE_ID, now);
  const said = buildReviews(catalog, seed, now);
  const activities = buildActivities(catalog, now);

  await db.transaction().execute(async (tx) => {
    const fresh = await tx
      .insertInto('stores')
      .values({
        id: STORE_ID,
        host: '*',
        name: STORE_NAME,
        theme: JSON.stringify(STORE_THEME),
        details: JSON.stringify(STORE_DETAILS),
        agreement: USER_AGREEMENT,
        merchant_agreement: MERCHANT_AGREEMENT,
        user_menu: JSON.stringify(STORE_MENU),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Another replica was quicker.
    if (fresh.numInsertedOrUpdatedRows === 0n) return;
    await insertAll(tx, 'categories', catalog.categories);
    await insertAll(tx, 'merchants', catalog.merchants);
    await insertAll(tx, 'product_attributes', catalog.attributes);
    await insertAll(tx, 'products', catalog.products);
    await insertAll(tx, 'skus', catalog.skus);
    await insertAll(tx, 'coupons', buildCoupons(catalog, now));
    await insertPromotionCodes(tx, STORE_ID, now);
    await insertAll(tx, 'reviews', said.reviews);
    await insertAll(tx, 'review_totals', said.totals);
    await insertAll(tx, 'activities', activities.activities);
    await insertAll(tx, 'activity_products', activities.products);
    await insertAll(
      tx,
      'hot_keywords',
      HOT_KEYWORDS.map((title, sort) => ({ store_id: STORE_ID, title: localized(title), sort })),
    );
    await seedSecondShop(tx, { catalog, seed, now });
    await continueNumbering(tx, ['stores', 'categories', 'merchants', 'products', 'activities']);
    if (!options.accounts) return;
    const { passwordCost, history } = options;
    await openDemoAccounts(tx, { storeId: STORE_ID, now, passwordCost, history });
  });
}

/** Truncates all of the API's tables and seeds again, for tests. */
export async function resetAndSeed(db: Db, options: SeedOptions = {}): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
  `.execute(db);
  await sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`).execute(db);
  await seedDatabase(db, options);
}
