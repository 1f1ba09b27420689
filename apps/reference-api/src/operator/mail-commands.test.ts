import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { listMails } from '../repositories/outbox.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { codeTo, noticeTo, openPostOffice } from '../testing/post-office.ts';
import { type SmtpReceiver, startSmtp, type Treatment } from '../testing/smtp-receiver.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const mailKey = 'a key that both of them have';

describe.each(engines)('the mail commands on %s', (engine) => {
  let database: Database;
  let smtp: SmtpReceiver;
  let testShop: TestShop;
  let treatment: Treatment = 'take';
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    smtp = await startSmtp(() => treatment);
    testShop = await createTestShop(database, {}, { sandbox: false, smtpUrl: smtp.url, mailKey });
  });
  afterEach(async () => {
    treatment = 'take';
    await database.db.deleteFrom('outbox_mails').execute();
  });
  afterAll(async () => {
    await testShop?.close();
    await smtp?.stop();
    await database?.close();
  });

  /** Writes mails whose delivery is refused permanently, or deferred. */
  async function fail(reply: string, ...mails: ReturnType<typeof codeTo>[]): Promise<void> {
    const office = openPostOffice(database.db, smtp.url, { mailKey });
    treatment = { rcpt: reply };
    await office.put(...mails);
    await office.mailer.flush();
    await office.mailer.close();
    treatment = 'take';
  }

  const idOf = async (recipient: string) => `${(await listMails(database.db, recipient))[0]?.id}`;
  const list = async () => (await testShop.operate('mail list', {})).message.split('\n');

  test('dead and waiting mails are listed without addresses and without their content', async () => {
    await fail('550 5.1.1 <ada@shopper.test> is nobody', codeTo('ada@shopper.test'));
    await fail('451 4.7.1 Greylisted', noticeTo('bob@shopper.test'));
    const [counts, dead, waiting, ...none] = await list();
    expect(counts).toBe('1 waiting; 1 dead.');
    expect(dead).toMatch(
      /^dead {2}\d+ {2}registration-code {2}a…@shopper\.test {2}\d+ s old, tried 1 time, 550 5\.1\.1 <\*\*\*> is nobody$/,
    );
    expect(waiting).toMatch(
      /^waiting {2}\d+ {2}application-received {2}b…@shopper\.test .*, next try in (1 min|\d+ s), 451 4\.7\.1 Greylisted$/,
    );
    expect(none).toEqual([]);
  });

  test('a dead mail is sent again; a code is not, since it has expired or the shopper asked anew', async () => {
    await fail('550 5.1.1 Unknown', noticeTo('ada@shopper.test'), codeTo('bob@shopper.test'));
    const resend = async (which: string) => testShop.operate('mail resend', { which });
    expect(await resend(await idOf('bob@shopper.test'))).toMatchObject({ status: 409 });
    expect(await resend(await idOf('ada@shopper.test'))).toEqual({ status: 200, message: '1 mail is sent again.' });
    await smtp.taken(1);
    expect(smtp.received[0]).toMatchObject({
      to: 'ada@shopper.test',
      source: expect.stringContaining('We are reading it.'),
    });
    await expect.poll(async () => (await list())[0]).toBe('0 waiting; 1 dead.');
    expect(await resend(await idOf('ada@shopper.test'))).toMatchObject({ status: 409 });
    expect(await resend('1; drop table')).toMatchObject({ status: 404 });
  });

  test('all dead mails are sent again, or deleted, in one command', async () => {
    const notices = ['ada', 'bob', 'eve'].map((name) => noticeTo(`${name}@shopper.test`));
    await fail('550 5.1.1 Unknown', ...notices);
    const before = smtp.received.length;
    expect(await testShop.operate('mail resend', { which: 'dead' })).toEqual({
      status: 200,
      message: '3 mails are sent again.',
    });
    await smtp.taken(before + 3);
    await expect.poll(list).toEqual(['0 waiting; 0 dead.']);

    await fail('550 5.1.1 Unknown', ...notices);
    const drop = (which: string) => testShop.operate('mail drop', { which });
    expect(await drop(await idOf('ada@shopper.test'))).toEqual({ status: 200, message: '1 mail is deleted.' });
    expect(await drop('dead')).toEqual({ status: 200, message: '2 mails are deleted.' });
    expect(await drop('4711')).toMatchObject({ status: 404, message: 'No mail with this number is unsent' });
  });
});
