import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files of the folder `baseline`, in the order in which their tables refer to each other. PostgreSQL 15 SQL. */
const SUBJECTS = [
  ...['search', 'shops', 'catalogue', 'lists', 'changes', 'accounts', 'carts', 'orders', 'payments', 'coupons'],
  ...['opinions', 'mail', 'agents', 'platform'],
];

/** A statement ends with a semicolon and an empty line, so that those within a function do not end it. */
const statementsOf = (text: string) =>
  text
    .trim()
    .split(/;\n\n|;$/)
    .filter(Boolean);

const COMMENTS = String.raw`((?:^ *-- .*\n)+)`;
const TABLE = new RegExp(`${COMMENTS}create (?:unlogged )?table (\\w+)`, 'm');
const COLUMN = new RegExp(`${COMMENTS}  (\\w+) `, 'gm');

const textOf = (lines: string) =>
  lines
    .replace(/^ *-- /gm, '')
    .trim()
    .replaceAll('\n', ' ')
    .replaceAll("'", "''");

/** Comments above a table and its columns are also stored in the database, from which schema.ts is written. */
function commentsOn(statement: string): string[] {
  const table = /^create (?:unlogged )?table (\w+)/m.exec(statement)?.[1];
  if (!table) return [];
  const [, own] = TABLE.exec(statement) ?? [];
  const columns = [...statement.matchAll(COLUMN)].map(
    ([, lines = '', column]) => `comment on column ${table}.${column} is '${textOf(lines)}';`,
  );
  return own ? [`comment on table ${table} is '${textOf(own)}';`, ...columns] : columns;
}

/** The schema of the first release. */
export const baseline: Migration = {
  async up(db) {
    for (const subject of SUBJECTS) {
      const statements = statementsOf(await readFile(new URL(`baseline/${subject}.sql`, import.meta.url), 'utf8'));
      for (const statement of statements) await sql.raw(statement).execute(db);
      const comments = statements.flatMap(commentsOn);
      // One statement for all of them takes a tenth of the time.
      if (comments.length > 0) await sql.raw(`do $comments$ begin ${comments.join('\n')} end $comments$`).execute(db);
    }
  },
};
