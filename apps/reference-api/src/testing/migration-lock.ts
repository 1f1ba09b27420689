import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** The text of each file in `db/migrations` and below, by its path there. */
export function readMigrationFiles(): Map<string, string> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:ts|sql)$/.test(name));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The lock of a release: a line `digest  path` for each file, as `sha256sum` writes it. */
export const lockOf = (files: ReadonlyMap<string, string>) =>
  [...files].map(([name, text]) => `${digestOf(text)}  ${name}\n`).join('');

/** A migration itself, and no file that it reads. */
const isMigration = (name: string) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name);

/** What in the files breaks the promise of the last release: its migrations never change, and later ones sort after them. */
export function lockIssues(lock: string, files: ReadonlyMap<string, string>): string[] {
  const locked = new Map(lock.split('\n').flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)]] : [])));
  const last = [...locked.keys()].filter(isMigration).toSorted().at(-1) ?? '';
  const numbers = [...files.keys()].filter(isMigration).map((name) => name.slice(0, 4));
  return [
    ...[...locked].flatMap(([name, digest]) => {
      const text = files.get(name);
      if (text === undefined) return `${name} was released and is gone`;
      return digestOf(text) === digest ? [] : `${name} has changed since it was released: write another migration`;
    }),
    ...[...files.keys()].flatMap((name) => {
      if (!isMigration(name) || locked.has(name) || name > last) return [];
      return `${name} sorts before ${last}, which was released: databases that have the latter cannot be migrated`;
    }),
    ...numbers.flatMap((number, index) => (numbers.indexOf(number) === index ? [] : `two migrations are ${number}`)),
  ];
}
