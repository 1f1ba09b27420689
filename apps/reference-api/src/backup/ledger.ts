import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { tablesOf } from './catalogue.ts';

/** Expected content after a restore: rows and checksum of each table, and totals that an owner can check. */
export interface Ledger {
  /** Rows of each table, and a number that depends on all of their values but not on their order. */
  tables: Record<string, { rows: number; content: string }>;
  /** Money in cents, stock in units. */
  sums: Record<string, number>;
}

const SUMS: Readonly<Record<string, string>> = {
  'paid orders': 'select sum(pay_cents)::bigint from orders where paid',
  'unpaid orders': 'select sum(pay_cents)::bigint from orders where not paid',
  'merchants’ parts': 'select sum(pay_cents)::bigint from merchant_orders',
  'lines, before deductions': 'select sum(unit_price_cents * quantity)::bigint from order_lines',
  'payments received': "select sum(amount_cents)::bigint from payments where status = 'succeeded'",
  'surplus payments': "select sum(amount_cents)::bigint from payments where status = 'surplus'",
  'refunds paid': 'select sum(amount_cents)::bigint from refunds where refunded_at is not null',
  'pieces in stock': 'select sum(stock)::bigint from skus',
};

/** Reads the ledger. Consistent if called in a repeatable-read transaction. */
export async function readLedger(db: Db): Promise<Ledger> {
  const tables: Ledger['tables'] = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ rows: number; content: string }>`
      select count(*)::double precision as rows,
        coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as content
      from ${sql.table(name)} as t
    `.execute(db);
    tables[name] = rows[0] ?? { rows: 0, content: '0' };
  }
  const sums: Ledger['sums'] = {};
  for (const [name, query] of Object.entries(SUMS)) {
    const { rows } = await sql<{ sum: number }>`
      select coalesce((${sql.raw(query)}), 0)::double precision as sum
    `.execute(db);
    sums[name] = rows[0]?.sum ?? 0;
  }
  return { tables, sums };
}

/** What differs, in words; nothing when both are the same. */
export function ledgerDifferences(expected: Ledger, actual: Ledger): string[] {
  const differences: string[] = [];
  for (const name of new Set([...Object.keys(expected.tables), ...Object.keys(actual.tables)])) {
    const [before, after] = [expected.tables[name], actual.tables[name]];
    if (!before || !after) differences.push(`${name}: ${before ? 'is missing' : 'was not in the backup'}`);
    else if (before.rows !== after.rows) differences.push(`${name}: ${after.rows} rows instead of ${before.rows}`);
    else if (before.content !== after.content) differences.push(`${name}: other values in ${before.rows} rows`);
  }
  for (const [name, sum] of Object.entries(expected.sums)) {
    if (actual.sums[name] !== sum) differences.push(`${name}: ${actual.sums[name]} instead of ${sum}`);
  }
  return differences;
}
