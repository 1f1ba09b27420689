import { APPLICATION_STATUS, APPLICATION_TRANSITIONS, statesBefore } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';

export type ApplicationRow = Row<'applications'>;

/** The applicant: an account, or a guest whose address was just verified. */
export type Applicant = { storeId: number } & ({ userId: number } | { userId: null; email: string });

/** Sends an application in; false when one of the same user or address is pending. */
export async function insertApplication(db: Db, application: NewRow<'applications'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('applications')
    .values(application)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Sends a declined application again, with new content; false if the applicant has none.
 * @throws the database's error if another one of the same user or address is pending.
 */
export async function resubmitApplication(
  db: Db,
  id: number,
  applicant: Applicant,
  { created_at: _, ...changes }: NewRow<'applications'>,
): Promise<boolean> {
  const from = statesBefore(APPLICATION_TRANSITIONS, 'resubmit').map((state) => APPLICATION_STATUS[state]);
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ ...changes, status: APPLICATION_STATUS.pending, denial_reason: '' })
    .where('id', '=', id)
    .where('store_id', '=', applicant.storeId)
    .where('status', 'in', from)
    .where((row) =>
      applicant.userId === null
        ? row.and([row('user_id', 'is', null), row('email', '=', applicant.email)])
        : row('user_id', '=', applicant.userId),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function applicationById(db: Db, id: number): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A shopper's applications, the newest first. */
export async function applicationsOfUser(db: Db, userId: number, { offset, limit }: { offset: number; limit: number }) {
  const own = db.selectFrom('applications').where('user_id', '=', userId);
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total };
}

/** Applications that wait for an answer, the longest waiting first. */
export function pendingApplications(db: Db, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('status', '=', APPLICATION_STATUS.pending)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The platform's fee of a trade, in hundredths of a percent; undefined when the shop has no such trade. */
export async function tradeFee(db: Db, storeId: number, categoryId: number): Promise<number | undefined> {
  const trade = await db
    .selectFrom('categories')
    .select('fee_basis_points')
    .where('id', '=', categoryId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return trade?.fee_basis_points ?? undefined;
}

/** Which of a name and an address a merchant of the shop has already. */
export async function takenByMerchant(
  db: Db,
  storeId: number,
  { slug, email }: { slug: string; email: string },
): Promise<'name' | 'email' | undefined> {
  const rows = await db
    .selectFrom('merchants')
    .select('slug')
    .where('store_id', '=', storeId)
    .where((row) => row.or([row('slug', '=', slug), row(sql`lower(email)`, '=', email)]))
    .limit(2)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.slug === slug) ? 'name' : 'email';
}

/** Opens a merchant; undefined when another one has that slug. */
export async function insertMerchant(db: Db, merchant: NewRow<'merchants'>): Promise<number | undefined> {
  const row = await db
    .insertInto('merchants')
    .values(merchant)
    .onConflict((conflict) => conflict.columns(['store_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Notes which merchant an approved application has become. */
export async function setMerchant(db: Db, id: number, merchantId: number): Promise<void> {
  await db.updateTable('applications').set({ merchant_id: merchantId }).where('id', '=', id).execute();
}
