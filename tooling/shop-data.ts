import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forget, unlessUnchanged } from './fingerprints.ts';
import { answers, ended, freePort } from './shop.ts';
import { root } from './steps.ts';

const cache = join(root, '.cache');
const filled = join(cache, 'shop-data');
const name = 'shop-data';
const sources = ['apps/demo-shop/src', 'apps/reference-api/src', 'pnpm-lock.yaml'];

/** Discounts of the demo shop run for days from when it was filled. */
const KEPT_MS = 6 * 60 * 60 * 1000;

/** A data folder of its own with the demo shop, which takes seconds to fill and is filled once. Remove it after its use. */
export async function shopData(): Promise<string> {
  const since = statSync(filled, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - since > KEPT_MS) forget(name);
  await unlessUnchanged(name, sources, fill, (ok) => ok);
  const folder = mkdtempSync(join(tmpdir(), 'promenade-data-'));
  cpSync(filled, folder, { recursive: true });
  return folder;
}

async function fill(): Promise<boolean> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'shop-data-'));
  const port = await freePort();
  const settings = { DATA_DIR: draft, API_PORT: `${port}`, SANDBOX: 'on', WARM_PICTURES: 'off', MAIL: 'off' };
  const api = spawn('node', ['--conditions=source', 'src/server.ts'], {
    cwd: join(root, 'apps/demo-shop'),
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  await answers(`http://127.0.0.1:${port}/ready`, api);
  await ended(api);
  rmSync(filled, { recursive: true, force: true });
  renameSync(draft, filled);
  return true;
}
