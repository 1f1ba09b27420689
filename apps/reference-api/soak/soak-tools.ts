import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../src/db/index.ts';

/** A whole number from the command line, as in `--kills=20`. */
export function argument(name: string, fallback: number, min: number, max: number): number {
  const given = process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
  const number = given === undefined ? fallback : Number(given);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  console.error(`--${name} is a whole number from ${min} to ${max}, not "${given}".`);
  process.exit(1);
}

/** The value below which a share of them lies, by nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Time of the slowest request in ms. Half an hour of them is more than a call takes as arguments. */
export const slowestOf = (sent: readonly { ms: number }[]): number =>
  sent.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);

export const seconds = (ms: number) => (ms / 1000).toFixed(1);

const PRINTED_MAX = 30;

/** Prints errors, each text once. */
export function printErrors(faults: readonly string[]): void {
  const counts = Map.groupBy(faults, (fault) => fault);
  for (const [fault, all] of [...counts].slice(0, PRINTED_MAX)) {
    console.error(`✗ ${fault}${all.length > 1 ? ` (${all.length} times)` : ''}`);
  }
}

const VARIANTS = 40;
const ENOUGH_PIECES = 1_000_000;

/** Variants of several merchants, with stock enough for any trial. */
export async function skusToBuy(db: Database['db']): Promise<{ skuId: number; productId: number }[]> {
  const { rows } = await sql<{ skuId: number; productId: number }>`
    update skus set stock = ${ENOUGH_PIECES} where id in (
      select min(skus.id) from skus join products on products.id = product_id where on_sale
      group by product_id order by product_id limit ${VARIANTS}
    ) returning id as "skuId", product_id as "productId"
  `.execute(db);
  return rows;
}

/** Connects to a server as soon as it accepts connections: the proxy finds a new leader slightly after its election. */
export async function whenReached(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(300);
      continue;
    }
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}
