import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';

type Key = { model: string } & ({ id: string } | { uid: string } | { user_code: string });

/** One thing the identity provider keeps (a session, a code, a token …), unless it has expired. */
export function findPayload(db: Db, key: Key, now: number): Promise<Row<'oidc_payloads'> | undefined> {
  const { model, ...by } = key;
  return db
    .selectFrom('oidc_payloads')
    .selectAll()
    .where('model', '=', model)
    .where((where) => where.and(by))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
}

export async function putPayload(
  db: Db,
  row: { model: string; id: string; payload: Record<string, unknown>; expiresAt: number | null },
): Promise<void> {
  const { model, id, payload, expiresAt } = row;
  const text = (field: string) => (typeof payload[field] === 'string' ? (payload[field] as string) : null);
  const values = {
    payload: JSON.stringify(payload),
    grant_id: text('grantId'),
    user_code: text('userCode'),
    uid: text('uid'),
    expires_at: expiresAt,
  };
  await db
    .insertInto('oidc_payloads')
    .values({ model, id, ...values, consumed_at: null })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
}

/** Uses a payload up; false when it is used up already. */
export async function consumePayload(db: Db, model: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oidc_payloads')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePayload(db: Db, model: string, id: string): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', id).execute();
}

/** Everything that was handed out under one sign-in: codes and tokens of all kinds. */
export async function deleteGrant(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
}

/** Whether a row is a sign-in, or was handed out under it: codes, tokens, the grant itself, the session of a browser. */
const isOf = (grantId: string) => sql<boolean>`case model
  when 'Grant' then id = ${grantId}
  when 'Session' then
    jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $id)', jsonb_build_object('id', ${grantId}::text))
  else coalesce(grant_id = ${grantId}, false)
end`;

/** Ends one sign-in of an account wherever it is used. */
export async function deleteSignIn(db: Db, accountId: string, grantId: string): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('account_id', '=', accountId).where(isOf(grantId)).execute();
}

/** Ends all sign-ins of an account, including those in progress, except for the one to retain, if any. */
export async function deleteSignIns(db: Db, accountId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('oidc_payloads')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (query) => query.where((where) => where.not(isOf(kept ?? ''))))
    .execute();
}
