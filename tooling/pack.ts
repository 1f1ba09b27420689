import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forget, unlessUnchanged } from './fingerprints.ts';
import { root, run } from './steps.ts';

/** Folder of the packed packages. */
export const tarballs = join(root, '.cache/tarballs');

// The published client contains its reference, the components contain their manifest from Storybook, and the devkit contains the documents and the
// store's screens.
const sources = [
  'packages',
  'apps/reference-store',
  'docs',
  'examples',
  '.storybook',
  'tsconfig.base.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

const name = 'tarballs';

/** Packs every package unless its sources have not changed since the last time; packing builds it. */
export async function packPackages(): Promise<boolean> {
  const pack = async () => {
    rmSync(tarballs, { recursive: true, force: true });
    mkdirSync(tarballs, { recursive: true });
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
    const args = ['-y', `${packageManager}`, '--recursive', '--filter', './packages/*', 'pack'];
    const { ok } = await run({
      title: 'Packing the packages',
      command: 'npx',
      args: [...args, '--pack-destination', tarballs],
    });
    return ok;
  };
  if (!existsSync(tarballs)) forget(name);
  const { result } = await unlessUnchanged(name, sources, pack, (ok) => ok);
  return result;
}

if (import.meta.main) process.exit((await packPackages()) ? 0 : 1);
