import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { insertAll } from './repositories/insert-all.ts';
import { inTransaction } from './repositories/transaction.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createTestShop, ORIGIN, type TestShop } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(engines)('subscriptions to the newsletter on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { now: () => Date.now() + ahead });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** Confirmation mails to an address, the oldest first. */
  const mailsTo = (recipient: string) =>
    database.db
      .selectFrom('outbox_mails')
      .select('text_body')
      .where('recipient', '=', recipient)
      .where('purpose', '=', 'newsletter-confirmation')
      .orderBy('id')
      .execute();

  async function linkTo(email: string): Promise<string> {
    const [mail] = await mailsTo(email);
    return new RegExp(`${ORIGIN}(/api/newsletter/confirm\\?token=\\S+)`).exec(mail?.text_body ?? '')?.[1] ?? '';
  }

  async function visit(url: string, method: 'GET' | 'POST') {
    const { statusCode, body } = await testShop.app.inject({ method, url });
    return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
  }

  const status = async () => (await testShop.operate('newsletter status', {})).message;

  /** Lines of the export below its header. */
  async function exported(): Promise<string[][]> {
    const { file = '' } = await testShop.operate('newsletter export', {});
    return file
      .split(/\r?\n/)
      .slice(1)
      .flatMap((line) => (line ? [line.split(',')] : []));
  }

  test('an address is sent one confirmation a day, and is exported once it has confirmed', async () => {
    const email = 'ada@reader.test';
    const { newsletter, cart } = testShop.guest();
    await newsletter.subscribe({ email });
    await newsletter.subscribe({ email: 'ADA@reader.test' });
    expect(await mailsTo(email)).toHaveLength(1);
    ahead += DAY_MS + 1;
    // An address that nobody has proven gets one a day.
    await newsletter.subscribe({ email });
    await cart.subscribe({ email, uuid: 'a'.repeat(32) });
    expect(await mailsTo(email)).toHaveLength(2);

    const link = await linkTo(email);
    expect(await visit(link, 'GET')).toEqual([200, 'Receive our news']);
    expect(await status()).toBe('0 want newsletters; 1 have still to confirm.');
    expect(await exported()).toEqual([]);
    const before = Date.now() + ahead;
    expect(await visit(link, 'POST')).toEqual([200, 'Thank you']);
    ahead += DAY_MS + 1;
    expect(await visit(link, 'POST')).toEqual([200, 'Thank you']);
    expect(await status()).toBe('1 want newsletters; 0 have still to confirm.');
    const [line, ...others] = await exported();
    expect([line?.[0], line?.[1], others]).toEqual([email, 'en', []]);
    expect(Math.abs(Date.parse(line?.[2] ?? '') - before)).toBeLessThan(DAY_MS);
    await newsletter.subscribe({ email });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('the export has each confirmed address once, however many there are', async () => {
    const many = 1_200;
    const rows = Array.from({ length: many }, (_, index) => ({
      ...({ store_id: 1, locale: 'fr', created_at: 1, confirmed_at: 1 } as const),
      ...{ email: `reader-${index}@many.test`, source: index % 2 ? ('cart' as const) : ('newsletter' as const) },
    }));
    const twice = { ...rows[0], email: 'reader-1@many.test', source: 'newsletter' } as (typeof rows)[number];
    await inTransaction(database.db, (tx) => insertAll(tx, 'newsletter_subscriptions', [...rows, twice]));
    const lines = (await exported()).filter(([email]) => email?.endsWith('@many.test'));
    expect(lines).toHaveLength(many);
    expect(new Set(lines.map(([email]) => email)).size).toBe(many);
    expect(lines[0]).toEqual(['reader-0@many.test', 'fr', '1970-01-01T00:00:00.001Z']);
  });

  test('a forged token confirms no subscription', async () => {
    await testShop.guest().newsletter.subscribe({ email: 'mallory@reader.test' });
    const { id } = await database.db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', '=', 'ada@reader.test')
      .executeTakeFirstOrThrow();
    const link = await linkTo('mallory@reader.test');
    for (const url of [link.replace(/=\d+\./, `=${id}.`), `${link}x`, link.replace(/token=.*/, ''), `${link}&token=1`])
      expect((await visit(url, 'POST'))[0], url).toBe(404);
  });
});
