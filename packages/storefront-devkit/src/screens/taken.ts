import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The screens that an app has taken: `promenade.json` in its folder. */
export interface Taken {
  /** Folder of the taken sources in the app. */
  folder: string;
  /** Names of the screens. */
  screens: string[];
  /** SHA-256 of each file when it was taken, by its path in `folder`. */
  files: Record<string, string>;
}

const fileIn = (app: string) => join(app, 'promenade.json');

/** The screens that an app has taken; undefined if there are none. */
export function readTaken(app: string): Taken | undefined {
  return existsSync(fileIn(app)) ? (JSON.parse(readFileSync(fileIn(app), 'utf8')) as Taken) : undefined;
}

export function writeTaken(app: string, { folder, screens, files }: Taken): void {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileIn(app), `${JSON.stringify({ folder, screens: screens.toSorted(), files: sorted }, null, 2)}\n`);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of a file, or undefined. */
export const readText = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
