import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Merges two changes of a text with Git. Undefined where they overlap, or without Git. */
export function mergeTexts(base: string, own: string, next: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-merge-'));
  try {
    const paths = Object.entries({ own, base, next }).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...paths], { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
