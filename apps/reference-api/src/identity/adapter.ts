import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Db, Row } from '../db/index.ts';
import { tryAgain } from '../db/try-again.ts';
import { consumePayload, deleteGrant, deletePayload, findPayload, putPayload } from '../repositories/oidc-payloads.ts';

function read(row: Row<'oidc_payloads'> | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  return row.consumed_at === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed_at / 1000) };
}

/** Stores the identity provider's data in the database. The provider reads the system clock, so this adapter does too. */
export function databaseAdapter(db: Db): AdapterFactory {
  const find = async (wanted: Parameters<typeof findPayload>[1]) =>
    read(await tryAgain(() => findPayload(db, wanted, Date.now())));
  return (model): Adapter => ({
    // No database accepts a NUL in a text.
    find: async (id) => (id.includes('\0') ? undefined : find({ model, id })),
    findByUid: (uid) => find({ model, uid }),
    findByUserCode: (user_code) => find({ model, user_code }),
    upsert: (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : null;
      return putPayload(db, { model, id, payload: payload as Record<string, unknown>, expiresAt });
    },
    consume: async (id) => {
      // Two requests may both have found the code unused; only one of them may go on.
      if (!(await consumePayload(db, model, id, Date.now()))) throw new errors.InvalidGrant('already consumed');
    },
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deleteGrant(db, grantId),
  });
}
