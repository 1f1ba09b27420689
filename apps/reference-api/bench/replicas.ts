import { seedDatabase } from '../../demo-shop/src/seed-database.ts';
import { createDatabase, migrate } from '../src/db/index.ts';
import { startProcess } from '../src/testing/api-process.ts';
import { startPostgres } from '../src/testing/embedded-postgres.ts';
import { freePort } from '../src/testing/free-port.ts';
import { growCatalogue } from './catalogue.ts';
import { requestsPerSecond } from './load.ts';

/*
 * Gain of a second replica: the same mixed load on one API process and on two, on one PostgreSQL. Run with
 * `--conditions=source`; a second process gains nothing if one process already uses all cores.
 */
const PRODUCTS = 10_000;

/** Pages that shoppers view; duplicates weight them. */
const LOOKS = [
  ...['list?limit=20', 'list?limit=20&page=7', 'list?limit=20&keyword=teapot'],
  ...['detail/listed/mirror-ball', 'detail/listed/hush-headphones'],
];

const server = await startPostgres(['shared_buffers=512MB', 'max_connections=120']);
const replicas: Awaited<ReturnType<typeof startProcess>>[] = [];
try {
  const databaseUrl = await server.createDatabase('shop');
  const { db, close } = await createDatabase({ databaseUrl });
  await migrate(db);
  await seedDatabase(db);
  await growCatalogue(db, PRODUCTS);
  await close();
  const origins: string[] = [];
  const rows = [];
  for (let count = 1; count <= 2; count++) {
    const origin = `http://127.0.0.1:${await freePort()}`;
    replicas.push(await startProcess(origin, { DATABASE_URL: databaseUrl, DATA_DIR: 'memory', MAIL: 'off' }));
    origins.push(origin);
    const rate = await requestsPerSecond(
      LOOKS.flatMap((path) => origins.map((at) => `${at}/api/front/product/${path}`)),
    );
    rows.push({ replicas: count, 'requests a second': rate });
  }
  console.table(rows);
} finally {
  for (const { kill } of replicas) await kill();
  await server.stop();
}
