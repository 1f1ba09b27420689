import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFree, startShop } from './shop.ts';
import { fail, root } from './steps.ts';
import { buildStore } from './store-build.ts';

const storePort = port('STORE_PORT', 3000);
const apiPort = port('API_PORT', 3100);
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));

for (const [name, number] of [
  ['STORE_PORT', storePort],
  ['API_PORT', apiPort],
] as const) {
  if (!(await isFree(number)))
    fail(
      `Port ${number} is taken by another program. Stop it, or choose another port: ${name}=${number + 10} npm start`,
    );
}
try {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK);
} catch {
  fail(`The data folder ${dataDir} cannot be written. Choose another one: DATA_DIR=/some/folder npm start`);
}
const disk = statfsSync(dataDir);
if (disk.bavail * disk.bsize < 300_000_000) {
  fail(
    `There is less than 300 MB of free disk space at ${dataDir}. Free some, or choose another place: DATA_DIR=/some/folder npm start`,
  );
}

const dev = process.argv.includes('--dev');
if (!dev && !(await buildStore())) fail('The store could not be built; the lines above say why.');

console.log('▸ Starting the API, the identity provider and the store');
const lines: string[] = [];
const shop = await startShop({
  storePort,
  apiPort,
  dataDir,
  dev,
  env: {
    ...(process.argv.includes('--demo') && { DEMO: 'on' }),
    ...(process.env.PUBLIC_URL && { PUBLIC_URL: process.env.PUBLIC_URL }),
  },
  onLine: (name, line) => {
    lines.push(`${name}: ${line}`);
    if (lines.length > 40) lines.shift();
    if (/"level":(50|60)/.test(line)) console.error(`${name}: ${line}`);
  },
}).catch((error: Error) => fail(`The shop did not start: ${error.message}.\n\n${lines.join('\n')}`));

console.log(`
Store  ${process.env.PUBLIC_URL || shop.storeUrl}
API    ${shop.apiUrl}
Mail   ${shop.apiUrl}/mail

Demo accounts (e-mail / password)
  demo@promenade.example     promenade-demo
  shopper@promenade.example  promenade-demo

Payments are a sandbox: no money moves. Stop with Ctrl-C.`);
const host = process.env.STORE_HOST || '127.0.0.1';
if (!/^(?:127\.|::1$|localhost$)/.test(host)) {
  console.log(`
STORE_HOST=${host} opens this shop to other computers. Whoever reaches it can sign in to the demo accounts, read all
mail of the shop and pay without money: use it in a network you trust only.`);
}

let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await shop.stop();
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
for (const [name, child] of [
  ['API', shop.api],
  ['store', shop.store],
] as const) {
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`\nThe ${name} ended with code ${code}.\n${lines.join('\n')}`);
    void stop(1);
  });
}

function port(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    fail(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".`);
  return value;
}
