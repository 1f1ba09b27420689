import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownerOf, runsAsRoot } from './programs.ts';

const TEMPLATES = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url));

export type Values = Readonly<Record<string, string | number>>;

/**
 * Renders a template of `deploy/cluster`, so that the tested configuration is the documented one. Returns the written path.
 */
export function writeFrom(template: string, file: string, values: Values): string {
  const text = readFileSync(join(TEMPLATES, template), 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nobody gave`);
    return `${value}`;
  });
  return writeOwned(file, text);
}

/** Writes a file that only the database's user can read. */
export function writeOwned(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
  giveAway(file);
  return file;
}

export function giveAway(path: string): void {
  if (runsAsRoot()) execFileSync('chown', ['-R', `${ownerOf()}:`, path]);
}
