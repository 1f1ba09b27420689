import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

const ignored = new Set(['node_modules', 'dist', '.cache', 'storybook-static', '.git']);

/** Digests of files, by path, size and time of change: many steps depend on the same files. */
const digests = new Map<string, string>();

function digestOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 'absent';
  const key = `${path} ${stat.size} ${stat.mtimeMs}`;
  const known = digests.get(key);
  if (known) return known;
  const hash = createHash('sha256');
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!ignored.has(name)) hash.update(name).update(digestOf(join(path, name)));
    }
    return hash.digest('hex');
  }
  const digest = hash.update(readFileSync(path)).digest('hex');
  digests.set(key, digest);
  return digest;
}

/** A fingerprint of these files and folders, by content, and of other facts. */
export function fingerprint(places: readonly string[], facts: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const place of places) hash.update(place).update(digestOf(join(root, place)));
  return hash.digest('hex');
}

const stampOf = (name: string) =>
  join(root, '.cache', 'stamps', `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);

/** Deletes the stored result of this name. */
export function forget(name: string): void {
  rmSync(stampOf(name), { force: true });
}

/** Returns the earlier result if `work` succeeded for the same contents of these files; otherwise does it. */
export async function unlessUnchanged<Result>(
  name: string,
  places: readonly string[],
  work: () => Promise<Result>,
  isSuccess: (result: Result) => boolean,
): Promise<{ result: Result; isFresh: boolean }> {
  const stamp = stampOf(name);
  const print = fingerprint(places);
  if (existsSync(stamp)) {
    const before = JSON.parse(readFileSync(stamp, 'utf8')) as { print: string; result: Result };
    if (before.print === print) return { result: before.result, isFresh: false };
  }
  const result = await work();
  if (isSuccess(result)) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ print, result }));
  }
  return { result, isFresh: true };
}

/** Results of tests by fingerprint, shared by all checkouts of this user: a clean clone of something that passed here has passed. */
const passedFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'promenade', 'passed');
const MOST_RESULTS = 500;

/** The stored result of tests that passed with this fingerprint. */
export function passedBefore<Result>(print: string): Result | undefined {
  const file = join(passedFolder, `${print}.json`);
  if (!existsSync(file)) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

/** Stores the result of tests that passed, and deletes those that nobody has asked for longest. */
export function storePassed(print: string, result: unknown): void {
  mkdirSync(passedFolder, { recursive: true });
  writeFileSync(join(passedFolder, `${print}.json`), JSON.stringify(result));
  const byAge = readdirSync(passedFolder)
    .map((name) => ({ file: join(passedFolder, name), at: statSync(join(passedFolder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  for (const { file } of byAge.slice(MOST_RESULTS)) rmSync(file, { force: true });
}
