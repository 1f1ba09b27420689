import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startShop } from '../../tooling/shop.ts';
import { buildStore } from '../../tooling/store-build.ts';

const OPERATOR_TOKEN = 'the-operator-of-the-tests';

/** Starts a shop of its own for the run, on free ports and an empty data folder. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!(await buildStore())) throw new Error('The store could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-e2e-'));
  const lines: string[] = [];
  const shop = await startShop({
    storePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    // The processor is for the tests.
    env: { WARM_PICTURES: 'off', OPERATOR_TOKEN, TRUST_PROXY: 'loopback' },
    onLine: (name, line) => lines.push(`${name}: ${line}`),
  }).catch((error: Error) => {
    throw new Error(`${error.message}\n${lines.slice(-20).join('\n')}`);
  });
  process.env.OPERATOR_TOKEN = OPERATOR_TOKEN;
  process.env.STORE_URL = shop.storeUrl;
  process.env.API_URL = shop.apiUrl;
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
