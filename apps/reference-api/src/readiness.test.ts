import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createDatabase, type Database } from './db/index.ts';
import { changeSchema } from './db/migrate.ts';
import type { Extension } from './extension.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop } from './testing/test-shop.ts';

const run = promisify(execFile);
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

describe.each(engines)('readiness on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test('a stopping process serves requests and reports that it is not ready', async () => {
    const shop = await createTestShop(database);
    const ready = async () => (await shop.app.inject({ url: '/ready' })).statusCode;
    expect(await ready()).toBe(200);
    shop.app.readiness.isStopping = true;
    expect(await ready()).toBe(503);
    expect((await shop.guest().search.products({})).total).toBeGreaterThan(0);
    expect((await shop.app.inject({ url: '/health' })).statusCode).toBe(200);
    await shop.close();
  });

  test('closing waits for a response in progress, and not for its connection, which is kept for further requests', async () => {
    const [begun, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const routes: Extension['routes'] = async (scope) => {
      scope.get('/slow', { config: { limitClass: 'read' } }, () => {
        begun.resolve();
        return ready.promise;
      });
    };
    const shop = await createTestShop(database, { extension: { routes } });
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const ended = text(socket);
    socket.write('GET /slow HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await begun.promise;
    const closed = shop.app.close();
    await vi.waitUntil(() => shop.app.readiness.isStopping);
    ready.resolve('the response');
    await closed;
    expect(await ended).toMatch(/^HTTP\/1.1 200 .*connection: close.*the response$/is);
  });

  test('a full disk refuses writes and is reported as not ready until there is room; reads go on', async () => {
    const logged: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => logged.push(line) } };
    const testShop = await createTestShop(database, { logger });
    const { shop } = await testShop.newShopper();
    const ready = async () => (await testShop.app.inject({ url: '/ready' })).json<{ code: number; message: string }>();
    await sql`
      create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
    `.execute(database.db);
    await sql`create trigger no_room before insert on addresses for each row execute function no_room()`.execute(
      database.db,
    );
    const address = {
      ...{ firstName: 'Ada', lastName: 'Martin', email: 'ada@shopper.test', country: 'FR', city: 'Paris' },
      ...{ addressLine1: '1 rue Neuve', postCode: '75001', isDefault: true },
    };
    const refused = await refusal(shop.addresses.save(address));
    expect(refused).toContain('cannot save anything');
    expect(await ready()).toMatchObject({ code: 503, message: expect.stringContaining('cannot save anything') });
    expect((await testShop.guest().search.products({})).total).toBeGreaterThan(0);
    expect(logged.join()).toContain('no space is left on the disk');
    expect(logged.join()).not.toContain('"stack"');
    await sql`drop trigger no_room on addresses`.execute(database.db);
    await sql`drop function no_room()`.execute(database.db);
    const later = performance.now() + 30_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await ready()).toMatchObject({ code: 200 });
    clock.mockRestore();
    await shop.addresses.save(address);
    await testShop.close();
  });

  test('a database that hangs is reported as not ready', async () => {
    const hanging = {
      selectFrom: () => ({
        select: () => ({ limit: () => ({ executeTakeFirstOrThrow: () => new Promise(() => {}) }) }),
      }),
    };
    const shop = await createTestShop(database);
    const broken = vi.spyOn(database.db, 'selectFrom').mockImplementation(hanging.selectFrom as never);
    expect((await shop.app.inject({ url: '/ready' })).statusCode).toBe(503);
    broken.mockRestore();
    await shop.close();
  });
});

test('statements and locks are cancelled after their timeout', async () => {
  const { address } = inject('postgres');
  const bounded = await createDatabase({ databaseUrl: address, statementTimeoutMs: 300, lockTimeoutMs: 200 });
  await expect(sql`select pg_sleep(5)`.execute(bounded.db)).rejects.toMatchObject({ code: '57014' });
  await sql`create table if not exists bounded_waits (id integer)`.execute(bounded.db);
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  await holder.query('begin; lock table bounded_waits');
  await expect(sql`select * from bounded_waits`.execute(bounded.db)).rejects.toMatchObject({ code: '55P03' });
  await holder.end();
  await bounded.close();
});

test.each([
  ['a lock times out', '55P03'],
  ['transactions deadlock', '40P01'],
])('a migration is retried when %s', async (_, code) => {
  const { address } = inject('postgres');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('create database changed_in_use');
  const databaseUrl = Object.assign(new URL(address), { pathname: '/changed_in_use' }).href;
  const shopper = new pg.Client({ connectionString: databaseUrl });
  await shopper.connect();
  await shopper.query('create table carts (id int); create table orders (id int)');
  await shopper.query('begin; lock table carts');
  const ended: unknown[] = [];
  const database = await createDatabase({
    databaseUrl,
    ...(code === '55P03' && { lockTimeoutMs: 200 }),
    onQuery: (event) => {
      if (event.level !== 'error' || !(event.error instanceof Error && 'code' in event.error)) return;
      ended.push(event.error.code);
      void shopper.query('rollback');
    },
  });
  const change: Migration = {
    async up(db) {
      await sql`set local deadlock_timeout = '50ms'`.execute(db);
      await sql`lock table orders`.execute(db);
      if (code === '40P01' && ended.length === 0) {
        // PostgreSQL ends the transaction that detects the deadlock first: the shopper's detects it only after a minute.
        void shopper.query("set local deadlock_timeout = '1min'; lock table orders");
        const waiting =
          "select 1 from pg_locks join pg_database on oid = database where datname = 'changed_in_use' and not granted";
        await vi.waitUntil(async () => (await client.query(waiting)).rowCount === 1);
      }
      await sql`alter table carts add column note text`.execute(db);
    },
  };
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => ({ change }) } });
  expect(await changeSchema((it) => it.migrateToLatest(), migrator)).toEqual(['change']);
  expect(ended).toEqual([code]);
  await database.close();
  await shopper.end();
  await client.query('drop database changed_in_use with (force)');
  await client.end();
});

test('with MIGRATE=off the server needs a migrated schema; SIGTERM drains', {
  timeout: 240_000,
}, async () => {
  const { address } = inject('postgres');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('create database migrated_apart');
  const databaseUrl = Object.assign(new URL(address), { pathname: '/migrated_apart' }).href;
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DATABASE_URL: databaseUrl, API_PORT: `${port}`, DATA_DIR: 'memory', WARM_PICTURES: 'off', MAIL: 'off' },
  };
  const migrate = () => run(process.execPath, ['--conditions=source', script('migrate.ts')], { env });
  const start = (settings: Record<string, string>) =>
    run(process.execPath, ['--conditions=source', script('server.ts')], {
      env: { ...env, ...settings },
      timeout: 120_000,
    });
  await expect(start({ MIGRATE: 'off' })).rejects.toMatchObject({ stderr: expect.stringContaining('npm run migrate') });
  expect((await migrate()).stdout).toMatch(/^Done: 0001-baseline/);
  expect((await migrate()).stdout).toBe('The database is up to date.\n');

  const child = spawn(process.execPath, ['--conditions=source', script('server.ts')], {
    env: { ...env, DRAIN_SECONDS: '8' },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    );
  await vi.waitUntil(async () => (await status('/ready')) === 200, { timeout: 120_000, interval: 200 });
  child.kill('SIGTERM');
  await vi.waitUntil(async () => (await status('/ready')) === 503, { timeout: 7_000, interval: 50 });
  expect(await status('/api/front/store/details')).toBe(200);
  expect((await exited)[0]).toBe(0);
  await client.query('drop database migrated_apart with (force)');
  await client.end();
});
