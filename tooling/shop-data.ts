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

/** The discounts of the demo shop last for days after it was filled. */
const KEPT_MS = 6 * 60 * 60 * 1000;

/** Creates a data folder with the demo shop. Filling the shop takes seconds, so it is done once and copied. Remove the folder after use. */
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
