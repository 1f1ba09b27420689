import type { Db } from '../db/index.ts';

/** Records the use of a DPoP proof, or of an agent’s signature; false if any process recorded it before. */
export async function claimProof(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dpop_proofs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
