import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './db/index.ts';
import { insertAll } from './repositories/insert-all.ts';
import { inTransaction } from './repositories/transaction.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { startSmtp } from './testing/smtp-receiver.ts';
import { createTestShop, ORIGIN, type TestShop } from './testing/test-shop.ts';

describe.each(engines)('the newsletter on %s', (engine) => {
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

  /** The mails of a kind to an address, the oldest first. */
  const mailsTo = (recipient: string, purpose: string) =>
    database.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body', 'html_body', 'locale'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .orderBy('id')
      .execute();

  const linkIn = (mail: { text_body: string } | undefined, page: string) =>
    new RegExp(`${ORIGIN}(/api/newsletter/${page}\\?token=\\S+)`).exec(mail?.text_body ?? '')?.[1] ?? '';

  async function visit(url: string, method: 'GET' | 'POST') {
    const { statusCode, body } = await testShop.app.inject({ method, url });
    return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
  }

  async function confirmed(email: string): Promise<void> {
    await testShop.guest().newsletter.subscribe({ email });
    const [mail] = await mailsTo(email, 'newsletter-confirmation');
    expect(await visit(linkIn(mail, 'confirm'), 'POST')).toEqual([200, 'Thank you']);
  }

  const send = (options: Record<string, string> = {}) =>
    testShop.operate('newsletter send', {
      subject: '10 % off & more',
      text: 'Lamps are <b>cheaper</b>.\n\nSee https://shop.test/products/all.',
      ...options,
    });

  test('an address is sent one confirmation a day, and no newsletter until it has confirmed', async () => {
    const email = 'ada@reader.test';
    const { newsletter, cart } = testShop.guest();
    await newsletter.subscribe({ email });
    await newsletter.subscribe({ email: 'ADA@reader.test' });
    const asked = () => mailsTo(email, 'newsletter-confirmation');
    expect(await asked()).toHaveLength(1);
    expect(await send()).toMatchObject({ message: 'The newsletter goes to 0 addresses.' });
    ahead += 25 * 60 * 60 * 1000;
    await newsletter.subscribe({ email });
    await cart.subscribe({ email, uuid: 'a'.repeat(32) });
    expect(await asked()).toHaveLength(3);

    const link = linkIn((await asked())[0], 'confirm');
    expect(await visit(link, 'GET')).toEqual([200, 'Receive our news']);
    expect(await testShop.operate('newsletter status', {})).toMatchObject({
      message: '0 receive newsletters; 1 have still to confirm.',
    });
    expect(await visit(link, 'POST')).toEqual([200, 'Thank you']);
    expect(await visit(link, 'POST')).toEqual([200, 'Thank you']);
    expect(await testShop.operate('newsletter status', {})).toMatchObject({
      message: '1 receive newsletters; 0 have still to confirm.',
    });
    ahead += 25 * 60 * 60 * 1000;
    await newsletter.subscribe({ email });
    expect(await asked()).toHaveLength(3);
  });

  test('a newsletter goes to each address once, in its language, and each can unsubscribe', async () => {
    await confirmed('bob@reader.test');
    await confirmed('eve@reader.test');
    await database.db
      .updateTable('newsletter_subscriptions')
      .set({ locale: 'fr' })
      .where('email', '=', 'eve@reader.test')
      .execute();
    expect(await send({ subjectFr: 'Moins 10 %', textFr: 'Les lampes.' })).toMatchObject({
      message: 'The newsletter goes to 3 addresses.',
    });
    const [toBob, ...others] = await mailsTo('bob@reader.test', 'newsletter');
    expect(others).toEqual([]);
    expect(toBob?.subject).toBe('10 % off & more');
    expect(toBob?.html_body).toContain('Lamps are &lt;b&gt;cheaper&lt;/b&gt;.');
    expect(toBob?.html_body).toContain('<a href="https://shop.test/products/all"');
    const [toEve] = await mailsTo('eve@reader.test', 'newsletter');
    expect([toEve?.subject, toEve?.text_body.includes('Se désabonner')]).toEqual(['Moins 10 %', true]);

    const link = linkIn(toBob, 'unsubscribe');
    expect(await visit(link, 'GET')).toEqual([200, 'Unsubscribe']);
    expect(await visit(link, 'POST')).toEqual([200, 'You are unsubscribed']);
    expect(await visit(link, 'GET')).toEqual([404, 'No data found']);
    expect(await send()).toMatchObject({ message: 'The newsletter goes to 2 addresses.' });
    expect(await mailsTo('bob@reader.test', 'newsletter')).toHaveLength(1);
    expect(await send({ to: 'owner@shop.test' })).toMatchObject({ message: 'The newsletter goes to 1 address.' });
  });

  test('the same newsletter is sent again only to new recipients, or to all if requested', async () => {
    await confirmed('kim@reader.test');
    const draft = { subject: 'Spring', text: 'Tulips.' };
    const { message } = await send(draft);
    expect(message).toBe('The newsletter goes to 3 addresses.');
    await confirmed('lee@reader.test');
    expect((await send(draft)).message).toBe(
      'The newsletter goes to 1 address. 3 had it already; --again yes sends the same to everybody once more.',
    );
    expect((await send({ ...draft, again: 'yes' })).message).toBe('The newsletter goes to 4 addresses.');
    const counts = ['kim', 'lee'].map(async (name) => (await mailsTo(`${name}@reader.test`, 'newsletter')).length);
    expect(await Promise.all(counts)).toEqual([2, 2]);
  });

  test('a newsletter that a process begins and another one ends goes to each address once', async () => {
    const many = 2_600;
    const confirmed = { store_id: 1, source: 'cart', locale: 'en', created_at: 1, confirmed_at: 1 } as const;
    const rows = Array.from({ length: many }, (_, index) => ({ ...confirmed, email: `reader-${index}@many.test` }));
    await inTransaction(database.db, (tx) => insertAll(tx, 'newsletter_subscriptions', rows));
    const begin = await createTestShop(database);
    void begin.operate('newsletter send', { subject: 'To many', text: 'Lamps.' }).catch(() => undefined);
    const mails = () =>
      database.db.selectFrom('outbox_mails').select('recipient').where('subject', '=', 'To many').execute();
    await vi.waitUntil(async () => (await mails()).length >= 500);
    await begin.close();
    expect((await mails()).length).toBeLessThan(many);
    const orders = [1, 2, 3].map(() => testShop.operate('newsletter send', { subject: 'To many', text: 'Lamps.' }));
    const messages = (await Promise.all(orders)).map(({ message }) => message);
    expect(messages).toEqual(Array(3).fill(`The newsletter goes to ${many + 4} addresses.`));
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(many + 4);
    expect(new Set(recipients).size).toBe(many + 4);
  });

  test('a forged token confirms or ends no subscription', async () => {
    await testShop.guest().newsletter.subscribe({ email: 'mallory@reader.test' });
    const [mail] = await mailsTo('mallory@reader.test', 'newsletter-confirmation');
    const { id } = await database.db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', '=', 'ada@reader.test')
      .executeTakeFirstOrThrow();
    const link = linkIn(mail, 'confirm');
    for (const url of [
      link.replace(/=\d+\./, `=${id}.`),
      `${link}x`,
      link.replace(/token=.*/, ''),
      `${link}&token=1`,
    ]) {
      expect((await visit(url, 'POST'))[0]).toBe(404);
      expect((await visit(url.replace('confirm', 'unsubscribe'), 'POST'))[0]).toBe(404);
    }
  });

  test('mails have headers for unsubscribing with one click', async () => {
    await database.db.deleteFrom('outbox_mails').execute();
    const smtp = await startSmtp(() => 'take');
    const shop = await createTestShop(database, {}, { smtpUrl: smtp.url, sandbox: false });
    await shop.operate('newsletter send', { subject: 'Hello', text: 'Sofas.' });
    const { source } = await vi.waitUntil(() => smtp.received.find((mail) => mail.source.includes('Sofas.')));
    expect(source.replaceAll('\r\n ', '')).toMatch(
      /^List-Unsubscribe: ?<http:\/\/shop\.test\/api\/newsletter\/unsubscribe\?token=\d+\.[\w-]+>/m,
    );
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await shop.close();
    await smtp.stop();
  });
});
