import type { Kysely } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

export type UserRow = Row<'users'>;
type Db = Kysely<Tables>;

export function userById(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account of a shop that has this address. */
export function accountByEmail(db: Db, storeId: number, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('kind', '=', 'email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Adds an account; undefined when the address has one already. */
export function insertAccount(db: Db, user: NewRow<'users'>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.columns(['store_id', 'email']).where('kind', '<>', 'visitor').doNothing())
    .returningAll()
    .executeTakeFirst();
}
