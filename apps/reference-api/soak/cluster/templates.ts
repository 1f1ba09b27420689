import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownerOf, runsAsRoot } from './programs.ts';

const TEMPLATES = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url));

export type Values = Readonly<Record<string, string | number>>;

/** Fills a file of `deploy/cluster` in, so that what is tried is what is set up. Answers where it was written. */
export function writeFrom(template: string, file: string, values: Values): string {
  const text = readFileSync(join(TEMPLATES, template), 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nobody gave`);
    return `${value}`;
  });
  return writeOwned(file, text);
}

/** Writes a file that the user of the database can read, and nobody else. */
export function writeOwned(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
  giveAway(file);
  return file;
}

export function giveAway(path: string): void {
  if (runsAsRoot()) execFileSync('chown', ['-R', `${ownerOf()}:`, path]);
}
