import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createDatabase, migrate } from '../db/index.ts';

/*
 * Writes the types of the tables from the schema that the migrations make, comments of columns included. With `--check` it only
 * says whether the file is up to date.
 */

const FILE = fileURLToPath(new URL('../db/schema.ts', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  _int4: 'number[]',
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Uint8Array',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json<unknown>',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  varchar: 'string',
};

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  isComputed: boolean;
  hasDefault: boolean;
  comment: string | null;
  tableComment: string | null;
}

async function readColumns(): Promise<ColumnRow[]> {
  const database = await createDatabase({ dataDir: 'memory' });
  try {
    await migrate(database.db);
    const { rows } = await sql<ColumnRow>`
      select
        tables.relname as "table", attname as "column", typname as type, not attnotnull as "isNullable",
        attgenerated <> '' as "isComputed", atthasdef or attidentity <> '' as "hasDefault",
        col_description(tables.oid, attnum) as comment, obj_description(tables.oid, 'pg_class') as "tableComment"
      from pg_class tables
      join pg_attribute columns on attrelid = tables.oid and attnum > 0 and not attisdropped
      join pg_type types on types.oid = atttypid
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
        and not relispartition
      order by relname, attnum
    `.execute(database.db);
    return rows;
  } finally {
    await database.close();
  }
}

function typeOf({ table, column, type, isNullable, isComputed, hasDefault }: ColumnRow): string {
  const known = TYPES[type];
  if (!known) throw new Error(`${table}.${column}: no TypeScript type for ${type}`);
  const full = isNullable ? `${known} | null` : known;
  if (isComputed) return `Computed<${full}>`;
  return hasDefault ? `Generated<${full}>` : full;
}

const commented = (comment: string | null, indent: string) => (comment ? `${indent}/** ${comment} */\n` : '');

function interfaceOf(table: string, columns: readonly ColumnRow[]): string {
  const lines = columns.map((each) => `${commented(each.comment, '    ')}    ${each.column}: ${typeOf(each)};\n`);
  return `${commented(columns[0]?.tableComment ?? null, '  ')}  ${table}: {\n${lines.join('')}  };\n`;
}

const columns = await readColumns();
const tables = Map.groupBy(columns, ({ table }) => table);
const text = `// Generated from the migrations by \`npm run db:types\`. Do not edit.
import type { Generated } from 'kysely';
import type { Computed, Json } from './tables.ts';

export interface Schema {
${[...tables].map(([table, of]) => interfaceOf(table, of)).join('')}}
`;
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error(`src/db/schema.ts is not what the migrations make. Run npm run db:types.`);
    process.exit(1);
  }
} else writeFileSync(FILE, text);
