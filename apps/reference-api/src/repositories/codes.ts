import type { Db, NewRow, Tx } from '../db/index.ts';

/** Whose code, for what. */
export interface CodePurpose {
  storeId: number;
  /** An e-mail address in lower case, or a phone as in `+15550100`. */
  recipient: string;
  purpose:
    | 'registration'
    | 'password-reset'
    | 'password-change'
    | 'phone-sign-in'
    | 'sign-in'
    | 'passwordless-sign-in'
    | 'application'
    | 'email-proof'
    | 'email-change'
    | 'email-change-own';
  /** The sign-in page on which alone the code counts. */
  interaction?: string;
}

/** Stores a code; from now on no earlier one counts. */
export async function putCode(db: Db, code: NewRow<'codes'>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}

/**
 * Counts a try against the newest code and answers its hash; undefined when there is none that may still be tried.
 */
export function tryCode(
  db: Db,
  { storeId, recipient, purpose, interaction = '' }: CodePurpose,
  maxTries: number,
  now: number,
): Promise<{ id: number; code_hash: string } | undefined> {
  return db
    .updateTable('codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', (nested) =>
      nested
        .selectFrom('codes')
        .select('id')
        .where('store_id', '=', storeId)
        .where('recipient', '=', recipient)
        .where('purpose', '=', purpose)
        .where('interaction', '=', interaction)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('consumed_at', 'is', null)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

/** Uses a code up; false when it is used up already. */
export async function consumeCode(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ consumed_at: now })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up all codes that were sent to these addresses and phones. */
export async function endCodes(
  tx: Tx,
  { storeId, recipients }: { storeId: number; recipients: readonly string[] },
  now: number,
): Promise<void> {
  if (recipients.length === 0) return;
  await tx
    .updateTable('codes')
    .set({ consumed_at: now })
    .where('store_id', '=', storeId)
    .where('recipient', 'in', [...recipients])
    .where('consumed_at', 'is', null)
    .execute();
}
