import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

/** A fingerprint of the files below these places, by content. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort())
        if (name !== 'node_modules' && name !== 'dist') visit(join(path, name));
    } else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const place of places) if (existsSync(join(root, place))) visit(join(root, place));
  return hash.digest('hex');
}

const stampOf = (name: string) => join(root, '.cache', 'stamps', name);

/** Makes the next `onceFor` of this name work again. */
export function forget(name: string): void {
  rmSync(stampOf(name), { force: true });
}

/** Runs `work` unless it ran before for the same sources. */
export async function onceFor(name: string, places: readonly string[], work: () => Promise<boolean>): Promise<boolean> {
  const stamp = stampOf(name);
  const print = fingerprint(places);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return true;
  const ok = await work();
  if (ok) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
  }
  return ok;
}
