import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { seedDatabase } from '../../demo-shop/src/seed-database.ts';
import { createDatabase, type Database, migrate } from '../src/db/index.ts';
import { STORE_ID } from '../src/repositories/empty-shop.ts';
import { facetsOf } from '../src/repositories/facets.ts';
import { buildAnchors } from '../src/repositories/product-anchors.ts';
import { listedProductBySlug } from '../src/repositories/product-detail.ts';
import { searchProducts } from '../src/repositories/products.ts';
import { startPostgres } from '../src/testing/embedded-postgres.ts';
import { createTestShop, newUuid, type TestShop } from '../src/testing/test-shop.ts';
import { growCatalogue } from './catalogue.ts';
import { createStatementClock } from './database-time.ts';
import { requestsPerSecond } from './load.ts';

/*
 * Cost of the catalogue on PostgreSQL as it grows: time in the database, and requests per second compared with a bare
 * Fastify route that sends the same statements through `pg`. Sizes are arguments; run with `--conditions=source`.
 */
const SIZES = process.env.PM_DEEP ? [1_000, 100_000, 1_000_000] : [1_000, 100_000];
const LIMIT = 20;
const CART_LINES = 5;
/** Odd, so that one of them is the middle. */
const TURNS = 5;

const now = Date.now();
const sizes = process.argv.slice(2).map(Number);
/** p50 of each call in ms, by number of products. */
const growth: Record<string, Record<string, number>> = {};
const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB']);
try {
  for (const size of sizes.length > 0 ? sizes : SIZES) await measure(await server.createDatabase(`shop_${size}`), size);
  console.log('\nexecuted p50 in ms, by number of products');
  console.table(growth);
} finally {
  await server.stop();
}

async function measure(databaseUrl: string, size: number): Promise<void> {
  const clock = createStatementClock();
  const database = await createDatabase({ databaseUrl, onQuery: clock.onQuery });
  const { db } = database;
  await migrate(db);
  await seedDatabase(db, { now });
  await growCatalogue(db, size);
  const began = performance.now();
  await db.transaction().execute((tx) => buildAnchors(tx, STORE_ID, now));
  console.log(`\n${size} products, anchors built in ${Math.round(performance.now() - began)} ms`);

  const scope = { storeId: STORE_ID, languages: ['en'], now, page: 1, limit: LIMIT } as const;
  const { pages } = await searchProducts(db, scope);
  const { id: cid } = await db.selectFrom('categories').select('id').where('level', '=', 1).executeTakeFirstOrThrow();
  const inCategory = await searchProducts(db, { ...scope, cid });
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', 40).executeTakeFirstOrThrow();
  const { text } = await db
    .selectFrom('products')
    .select(sql<string>`search_text ->> 'en'`.as('text'))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const rareWord = text.split(' ').at(-1) ?? '';
  const { list: facets } = await facetsOf(db, scope);
  const values = facets.filter(({ kind }) => kind === 'attribute').flatMap((facet) => facet.values);
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const oneValue = { attributes: byCount.slice(0, 1).map(({ value }) => value) };
  const several = { ...oneValue, minRating: 4, inStock: true };
  const few = {
    attributes: byCount.slice(-1).map(({ value }) => value),
    merchantIds: [3],
    freeShipping: true,
    minRating: 4,
  };
  const anyOf = (last: number) => 1 + Math.floor(Math.random() * last);

  const firstPage = () => searchProducts(db, scope);
  const detail = () => listedProductBySlug(db, { storeId: STORE_ID, languages: ['en'] }, slug);
  const shop = await createTestShop(database);
  const cart = await openCart(database, shop);
  const calls = {
    'list, page 1': firstPage,
    'list, any page': () => searchProducts(db, { ...scope, page: anyOf(pages) }),
    'list by price, any page': () => searchProducts(db, { ...scope, priceOrder: 'asc', page: anyOf(pages) }),
    'list by sales, the least first, any page': () =>
      searchProducts(db, { ...scope, salesOrder: 'asc', page: anyOf(pages) }),
    'category of the first level, page 1': () => searchProducts(db, { ...scope, cid }),
    'category of the first level, any page': () => searchProducts(db, { ...scope, cid, page: anyOf(inCategory.pages) }),
    'a rare word': () => searchProducts(db, { ...scope, keyword: rareWord }),
    'a common word': () => searchProducts(db, { ...scope, keyword: 'teapot' }),
    'a single letter': () => searchProducts(db, { ...scope, keyword: 'e' }),
    'words without a meaning': () => searchProducts(db, { ...scope, keyword: 'the a s' }),
    'part of a word': () => searchProducts(db, { ...scope, keyword: 'eapo' }),
    'of a merchant': () => searchProducts(db, { ...scope, merchantId: 1 }),
    'price range': () => searchProducts(db, { ...scope, minPrice: 2_000, maxPrice: 4_900 }),
    'one value, page 1': () => searchProducts(db, { ...scope, ...oneValue }),
    'value, stars and stock by price, page 1': () => searchProducts(db, { ...scope, ...several, priceOrder: 'asc' }),
    'few of many, page 1': () => searchProducts(db, { ...scope, ...few }),
    'category of the first level and a value, page 1': () => searchProducts(db, { ...scope, cid, ...oneValue }),
    'facets of the shop': () => facetsOf(db, scope),
    'facets of a category of the first level': () => facetsOf(db, { ...scope, cid }),
    'facets with one value': () => facetsOf(db, { ...scope, ...oneValue }),
    'facets with value, stars and stock': () => facetsOf(db, { ...scope, ...several }),
    'facets of few of many': () => facetsOf(db, { ...scope, ...few }),
    'facets of a common word': () => facetsOf(db, { ...scope, keyword: 'teapot' }),
    detail,
    [`cart of ${CART_LINES} lines`]: cart,
  };
  const rows: Record<string, string | number>[] = [];
  const postgres = new pg.Client({ connectionString: databaseUrl });
  await postgres.connect();
  for (const [call, run] of Object.entries(calls)) {
    const measured = await clock.measure(postgres, run);
    rows.push({ call, ...measured });
    growth[call] = { ...growth[call], [size]: measured['executed p50'] };
  }
  await postgres.end();
  await shop.close();
  console.table(rows);

  const [listStatements, detailStatements] = [await clock.statementsOf(firstPage), await clock.statementsOf(detail)];
  await database.close();
  console.table([
    await compare(databaseUrl, `/api/front/product/list?limit=${LIMIT}`, listStatements),
    await compare(databaseUrl, `/api/front/product/detail/listed/${slug}`, detailStatements),
  ]);
}

/** Creates a guest's cart; returns a function that lists it. */
async function openCart({ db }: Database, testShop: TestShop): Promise<() => Promise<unknown>> {
  const uuid = newUuid();
  const skus = await db.selectFrom('skus').select(['id', 'product_id']).orderBy('id').limit(CART_LINES).execute();
  const guest = testShop.guest();
  await guest.cart.save(
    skus.map(({ id, product_id: productId }) => ({
      ...{ productId, productAttrUnique: id, cartNum: 1, storeId: STORE_ID, uuid },
    })),
  );
  return () => guest.cart.list({ isValid: true, storeId: STORE_ID, uuid });
}

type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * Requests a second of the API for a guest and for an account, and of nothing but the statements: the middle of several
 * turns, in each of which all three are asked one after another.
 */
async function compare(databaseUrl: string, path: string, statements: readonly Statement[]) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const bare = Fastify();
  bare.get('/', async () => {
    const results = [];
    for (const { sql, parameters } of statements) results.push((await pool.query(sql, [...parameters])).rows);
    return { data: results };
  });
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const database = await createDatabase({ databaseUrl, poolSize: 10 });
  const testShop = await createTestShop(database);
  const url = (await testShop.app.listen({ port: 0, host: '127.0.0.1' })) + path;
  const authorization = `Bearer ${await testShop.tokenFor((await testShop.newShopper()).id)}`;
  const turns: { bare: number; guest: number; signedIn: number }[] = [];
  while (turns.length < TURNS) {
    turns.push({
      bare: await requestsPerSecond([bareUrl]),
      guest: await requestsPerSecond([url]),
      signedIn: await requestsPerSecond([url], { authorization }),
    });
  }
  await testShop.close();
  await database.close();
  await bare.close();
  await pool.end();
  const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[TURNS >> 1] ?? 0;
  const share = (rate: (turn: (typeof turns)[number]) => number) =>
    middle(turns.map((turn) => Math.round((rate(turn) / turn.bare) * 100) / 100));
  return {
    path,
    bare: middle(turns.map(({ bare }) => bare)),
    'guest / bare': share(({ guest }) => guest),
    'signed in / bare': share(({ signedIn }) => signedIn),
  };
}
