import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A table with the columns that are written; generated ones follow from them. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** A foreign key as written in the table's definition. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Notes of the migrator and the beat that replicas read: the database that is restored into has its own. */
const OWN = /^(?:kysely_|leader_beats$)/;

/** All tables of the shop, from the database's own catalogue: tables of later migrations are included. */
export async function tablesOf(db: Db): Promise<BackedUpTable[]> {
  const { rows } = await sql<BackedUpTable>`
    select relname as name, json_agg(attname order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname
  `.execute(db);
  return rows.filter(({ name }) => !OWN.test(name));
}

export async function foreignKeysOf(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2
  `.execute(db);
  return rows;
}

/** Position of each sequence, so that no number is used twice; null for an unused one. */
export async function sequencesOf(db: Db): Promise<{ name: string; last: number | null }[]> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value::double precision as last
    from pg_sequences where schemaname = current_schema() order by 1
  `.execute(db);
  return rows;
}
