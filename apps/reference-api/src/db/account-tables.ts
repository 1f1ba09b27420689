import type { Generated } from 'kysely';

/** A code that was sent to an address or a phone. */
export interface CodesTable {
  id: Generated<number>;
  store_id: number;
  /** An e-mail address in lower case, or a phone as in `+15550100`. */
  recipient: string;
  purpose: string;
  /** The sign-in page that asked for it, and on which alone it counts; empty for all others. */
  interaction: Generated<string>;
  code_hash: string;
  tries: Generated<number>;
  expires_at: number;
  consumed_at: number | null;
  created_at: number;
}

/** One visit of the shop's pages, named by the browser. */
export interface VisitsTable {
  store_id: number;
  guid: string;
  /** The anonymous id of the device. */
  uuid: string;
  /** Whose device it is, once that is known. */
  user_id: number | null;
  started_at: number;
  /** Its last sign of life. */
  seen_at: number;
  ended_at: number | null;
}

/** A device's key, by which it signs in without a password. */
export interface PasskeysTable {
  /** Its credential id, in base64url. */
  id: string;
  user_id: number;
  /** COSE key, in base64url. */
  public_key: string;
  /** How often the device says it was used; 0 where it does not count. */
  counter: number;
  /** How browsers reach it, as JSON: `["internal","hybrid"]`. */
  transports: string;
  created_at: number;
  used_at: number | null;
  /** When a recovery of the account suspended it; null while it signs in. */
  suspended_at: number | null;
}

export interface AccountTables {
  codes: CodesTable;
  passkeys: PasskeysTable;
  visits: VisitsTable;
}
