import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedDatabase } from '../../demo-shop/src/seed-database.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/index.ts';
import { restoreOrPrepare } from '../src/db/snapshot.ts';
import { loadSecrets } from '../src/repositories/secrets.ts';
import { growCatalogue } from './catalogue.ts';

/*
 * How long a process takes from nothing to its first answer, with the embedded database and a catalogue from a snapshot.
 * Run with `--conditions=source`.
 */
const PRODUCTS = 10_000;
const STARTS = 5;
/** Unpacking the database makes much garbage; with a larger young generation it is collected less often. */
const START_FLAGS = ['--max-semi-space-size=64'];
/** Any day: the snapshot has to be the same for all starts. */
const SEEDED_AT = Date.UTC(2026, 0, 1);

async function start(): Promise<number> {
  const database = await restoreOrPrepare(['bench', PRODUCTS, SEEDED_AT], async ({ db }) => {
    await migrate(db);
    await seedDatabase(db, { now: SEEDED_AT });
    await loadSecrets(db, SEEDED_AT);
    await growCatalogue(db, PRODUCTS);
  });
  const app = await buildApp(readConfig({ DATA_DIR: 'memory', LOG_LEVEL: 'silent' }), { database });
  const { statusCode } = await app.inject('/api/front/product/list?limit=20');
  // Milliseconds since this process started.
  const ms = performance.now();
  if (statusCode !== 200) throw new Error(`the list answers ${statusCode}`);
  await app.close();
  await database.close();
  return ms;
}

if (process.argv[2] === 'once') console.log(Math.round(await start()));
else {
  // What Node has compiled once it keeps, as for the shop that `npm start` starts.
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  };
  const once = [...START_FLAGS, ...process.execArgv, fileURLToPath(import.meta.url), 'once'];
  const times = [];
  // The first one makes the snapshot.
  for (let count = 0; count <= STARTS; count++) {
    times.push(Number((await promisify(execFile)(process.execPath, once, { env })).stdout));
  }
  console.log(`${PRODUCTS} products, first answer after ${times.slice(1).join(', ')} ms`);
}
