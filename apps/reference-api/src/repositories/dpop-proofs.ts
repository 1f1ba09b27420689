import type { Db } from '../db/index.ts';

/** Records the use of a proof, or of an agent’s signature; false when it was used before, at this process or another one. */
export async function claimProof(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dpop_proofs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
