import type { Generated } from 'kysely';
import type { Json, Locale } from './tables.ts';

/** Somebody's wish to become a merchant of a shop. */
export interface ApplicationsTable {
  id: Generated<number>;
  store_id: number;
  /** Null for guests, who are known by their address alone. */
  user_id: number | null;
  /** Name of the merchant to be. */
  name: string;
  real_name: string;
  /** Lower case, and proven by a code. */
  email: string;
  phone: string;
  category_id: number;
  /** 1 has products, 2 can promote products, 3 both. */
  type_id: number;
  address: string;
  keywords: string;
  /** The trade's fee when it was sent in, in hundredths of a percent. */
  fee_basis_points: number;
  /** Pictures of papers. */
  pictures: Json<string[]>;
  /** In which the applicant is written to. */
  locale: Locale;
  /** 1 pending, 2 approved, 3 declined. At most one of a user or an address is pending (indexes applications_…_key). */
  status: Generated<number>;
  /** Empty unless it is declined. */
  denial_reason: Generated<string>;
  /** Once it is approved. */
  merchant_id: number | null;
  created_at: number;
  updated_at: number;
}

export interface ApplicationTables {
  applications: ApplicationsTable;
}
