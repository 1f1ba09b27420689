import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forget, unlessUnchanged } from './fingerprints.ts';
import { root, run } from './steps.ts';

const sources = [
  'apps/reference-store',
  ...['ui', 'hooks', 'sdk'].flatMap((name) => [
    `packages/storefront-${name}/src`,
    `packages/storefront-${name}/package.json`,
  ]),
  'tsconfig.base.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

const name = 'store-dist';

/** Builds the reference store unless its sources have not changed since the last build. */
export async function buildStore(): Promise<boolean> {
  const build = async () =>
    (
      await run({
        title: 'Building the store',
        command: 'node',
        args: ['--run', 'build'],
        cwd: join(root, 'apps/reference-store'),
        // The test runner's value would make a development build.
        env: { NODE_ENV: 'production' },
      })
    ).ok;
  if (!existsSync(join(root, 'apps/reference-store/dist'))) forget(name);
  const { result } = await unlessUnchanged(name, sources, build, (ok) => ok);
  return result;
}

if (import.meta.main) process.exit((await buildStore()) ? 0 : 1);
