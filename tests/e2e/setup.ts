import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWholeBrowser } from '../../tooling/browser.ts';
import { freePort, startShop } from '../../tooling/shop.ts';
import { shopData } from '../../tooling/shop-data.ts';
import { buildStore } from '../../tooling/store-build.ts';
import { OWNER_HOST } from './owner-host.ts';

const logs = join(import.meta.dirname, '../../.cache/logs');
const OPERATOR_TOKEN = 'the-operator-of-the-tests';

/** Starts a shop for the run, on free ports, and a store for the second shop of its API. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!(await buildStore())) throw new Error('The store could not be built.');
  // A few faults of the deep run need a browser with settings: install it here once, before several workers would.
  if (process.env.PM_DEEP) await ensureWholeBrowser();
  const dataDir = await shopData();
  const lines: string[] = [];
  const storePort = await freePort();
  const shop = await startShop({
    storePort,
    apiPort: await freePort(),
    dataDir,
    // Leave the processor to the tests.
    env: { WARM_PICTURES: 'off', OPERATOR_TOKEN, TRUST_PROXY: 'loopback' },
    onLine: (name, line) => lines.push(`${name}: ${line}`),
  }).catch((error: Error) => {
    throw new Error(`${error.message}\n${lines.slice(-20).join('\n')}`);
  });
  const ownerPort = await freePort();
  const ownerStore = spawn('node', ['--conditions=source', 'dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../../apps/reference-store'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STORE_PORT: `${ownerPort}`,
      // The browser maps this host name to the store's port: the identity provider of a further shop has the port of the first.
      PUBLIC_URL: `http://${OWNER_HOST}:${storePort}`,
      API_URL: shop.apiUrl,
      TRUST_PROXY: 'loopback',
    },
    stdio: 'ignore',
  });
  process.env.OPERATOR_TOKEN = OPERATOR_TOKEN;
  process.env.STORE_URL = shop.storeUrl;
  process.env.API_URL = shop.apiUrl;
  process.env.OWNER_PORT = `${ownerPort}`;
  return async () => {
    ownerStore.kill();
    await shop.stop();
    // The servers' logs may explain failures that occur now and then in the browser.
    mkdirSync(logs, { recursive: true });
    writeFileSync(join(logs, 'servers-of-the-browser-tests.log'), lines.join('\n'));
    rmSync(dataDir, { recursive: true, force: true });
  };
}
