import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readOverKeptConnections } from '../../../packages/storefront-sdk/src/test-support/kept-connections.ts';
import { CLAIM_LIFE_MS } from './repositories/job-claims.ts';
import { startProcess } from './testing/api-process.ts';
import { freePort } from './testing/free-port.ts';

const STOPS = 20;
const LISTS = [
  '/api/front/index/product?page=1&limit=50',
  '/api/front/merchant/street?page=1&limit=6',
  '/api/front/product/category',
];

let client: pg.Client;
let databaseUrl: string;
beforeAll(async () => {
  const { address } = inject('postgres');
  client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('create database stopped_busy');
  databaseUrl = Object.assign(new URL(address), { pathname: '/stopped_busy' }).href;
});
afterAll(async () => {
  await client.query('drop database stopped_busy with (force)');
  await client.end();
});

test(`a process that is stopped while proxies read lists ends each of ${STOPS} times with exit code 0 and breaks no connection`, {
  timeout: 60_000 + STOPS * 60_000,
}, async () => {
  const claims = new pg.Client({ connectionString: databaseUrl });
  for (let stop = 0; stop < STOPS; stop += 1) {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const api = await startProcess(origin, {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: 'memory', SANDBOX: 'on', DEMO_HISTORY: 'off' },
      DRAIN_SECONDS: '1',
    });
    const traffic = readOverKeptConnections(origin, LISTS, 6);
    await traffic.isBusy;
    const { code, signal } = await api.stop();
    const seen = await traffic.ended;
    expect({ code, signal, broken: seen.broken, refused: seen.refused }).toEqual({
      ...{ code: 0, signal: null },
      ...{ broken: [], refused: [] },
    });
    // The next one may take any job at once.
    if (stop === 0) await claims.connect();
    // Other claims are those of work that rests.
    const claimed = 'select job from job_claims where attempts = 0 and due_at <= $1';
    const { rows } = await claims.query(claimed, [Date.now() + CLAIM_LIFE_MS]);
    expect(rows).toEqual([]);
  }
  await claims.end();
});
