import { useStorefront } from '@promenade/storefront-hooks';
import {
  AUTO_COMPLETE_AFTER_MS,
  FREIGHT_FIRST_PIECE_CENTS,
  FREIGHT_FREE_FROM_CENTS,
  FREIGHT_FURTHER_PIECE_CENTS,
  MERCHANT_AUDIT_WORKING_DAYS,
  POINTS_FROZEN_MS,
  POINTS_PER_UNIT,
  PRE_ORDER_LIFE_MS,
  UNPAID_ORDER_LIFE_MS,
} from '@promenade/storefront-hooks/domain';
import { minorUnits } from '@promenade/storefront-sdk/money';
import { useEnvironment } from '../../page/environment.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The amounts and periods that texts name: those by which the shop itself goes. */
export function useContentValues() {
  const { formatMoney, currency } = useStorefront();
  const { storeName } = useEnvironment();
  return {
    store: storeName,
    first: formatMoney(FREIGHT_FIRST_PIECE_CENTS),
    further: formatMoney(FREIGHT_FURTHER_PIECE_CENTS),
    freeFrom: formatMoney(FREIGHT_FREE_FROM_CENTS),
    checkoutMinutes: PRE_ORDER_LIFE_MS / MINUTE_MS,
    unpaidHours: UNPAID_ORDER_LIFE_MS / (60 * MINUTE_MS),
    completeDays: AUTO_COMPLETE_AFTER_MS / DAY_MS,
    pointsDays: POINTS_FROZEN_MS / DAY_MS,
    pointsPerUnit: POINTS_PER_UNIT,
    unit: formatMoney(minorUnits(currency)),
    auditDays: MERCHANT_AUDIT_WORKING_DAYS,
  };
}
