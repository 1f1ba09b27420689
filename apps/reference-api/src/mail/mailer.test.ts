import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { listMails, type OutboxMail } from '../repositories/outbox.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { codeTo, noticeTo, openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { type SmtpReceiver, startSilence, startSmtp, type Treatment } from '../testing/smtp-receiver.ts';
import { CONNECTIONS } from './smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than any pause. */
const PAUSE_MS = 7 * MINUTE_MS;
/** Thousands of retries next to fresh mail. */
const THOUSANDS = process.env.PM_DEEP ? 10 : 3;

describe.each(engines)('the mailer on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  let treatments: Record<string, Treatment>;
  /** The mail server acknowledges no mail before it has received so many: the first ones are those that were claimed first. */
  let heldUntil = 0;
  let smtp: SmtpReceiver;
  let office: PostOffice;
  beforeEach(async () => {
    treatments = {};
    heldUntil = 0;
    smtp = await startSmtp(
      (recipient) => treatments[recipient] ?? 'take',
      async () => {
        while (smtp.received.length < heldUntil) await pause(5);
      },
    );
    office = openPostOffice(database.db, smtp.url);
  });
  afterEach(async () => {
    await office.mailer.close();
    await smtp.stop();
    await database.db.deleteFrom('outbox_mails').execute();
  });

  const mailTo = async (recipient: string): Promise<OutboxMail> => {
    const [mail] = await listMails(database.db, recipient);
    if (!mail) throw new Error(`no mail to ${recipient}`);
    return mail;
  };
  const recipients = () => smtp.received.map(({ to }) => to);
  const addresses = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${name}${n}@shopper.test`);

  test('forty addresses that the server refuses do not delay a code', async () => {
    const bad = addresses('bad', 40);
    for (const address of bad) treatments[address] = { rcpt: '550 5.1.1 No such user' };
    await office.put(...bad.map(codeTo), codeTo('honest@shopper.test'));
    await office.mailer.flush();
    expect(recipients()).toEqual(['honest@shopper.test']);
    office.pass(HOUR_MS);
    await office.mailer.flush();
    expect(smtp.tried).toHaveLength(41);
  });

  test('a deferred mail waits and is sent once, and nothing of it is left to read', async () => {
    treatments['late@shopper.test'] = { rcpt: '451 4.7.1 Greylisted' };
    await office.put(codeTo('Late@Shopper.test'));
    await office.mailer.flush();
    expect(await mailTo('late@shopper.test')).toMatchObject({ attempts: 1, last_error: '451 4.7.1 Greylisted' });
    treatments = {};
    office.pass(30_000);
    await office.mailer.flush();
    expect(smtp.tried).toHaveLength(1);
    office.pass(MINUTE_MS);
    await Promise.all([office.mailer.flush(), office.mailer.flush()]);
    await office.mailer.flush();
    expect(smtp.received).toMatchObject([{ source: expect.stringContaining('042042') }]);
    const blank = { subject: '', text_body: '', html_body: '', sealed_content: null, last_error: null };
    expect(await mailTo('late@shopper.test')).toMatchObject({ ...blank, sent_at: office.now() });
  });

  describe('SMTP replies are classified', () => {
    const dead = { failed_at: expect.any(Number), attempts: 1 };
    const deferred = { failed_at: null, attempts: 1 };
    test.each<[Treatment, object]>([
      [{ rcpt: '550 5.1.1 No such user' }, dead],
      [{ rcpt: '553 Mailbox name not allowed' }, dead],
      [{ data: '552 5.3.4 Message too big' }, dead],
      [{ rcpt: '554 5.7.1 Relay access denied' }, deferred],
      [{ rcpt: '530 Authentication required' }, deferred],
      [{ rcpt: '452 4.2.2 Mailbox full' }, deferred],
      [{ data: '451 4.3.0 Try later' }, deferred],
      [{ rcpt: '421 4.7.0 Closing' }, deferred],
      ['drop', deferred],
      ['hang', deferred],
    ])('%j concerns one mail; others leave in the same turn', async (treatment, state) => {
      treatments['one@shopper.test'] = treatment;
      const sender = treatment === 'hang' ? openPostOffice(database.db, smtp.impatientUrl) : office;
      await sender.put(noticeTo('one@shopper.test'), ...addresses('good', 6).map(noticeTo));
      await sender.mailer.flush();
      await sender.mailer.close();
      expect(recipients().toSorted()).toEqual(addresses('good', 6));
      expect(await mailTo('one@shopper.test')).toMatchObject(state);
    });

    test('an invalid address is abandoned without an attempt, and reaches no other mailbox', async () => {
      await office.put(codeTo('a1<victim@shopper.test>'), codeTo('honest@shopper.test'));
      await office.mailer.flush();
      expect(smtp.tried).toEqual(['honest@shopper.test']);
      expect(await mailTo('a1<victim@shopper.test>')).toMatchObject(dead);
    });

    test('errors are stored without the recipient and without the code', async () => {
      treatments['ada.byron@shopper.test'] = { rcpt: '450 ada.byron, <ADA.BYRON@shopper.test> may not have 042042' };
      await office.put(noticeTo('ada.byron@shopper.test'));
      await office.mailer.flush();
      expect((await mailTo('ada.byron@shopper.test')).last_error).toBe('450 ***, <***> may not have ***');
    });
  });

  test('a mail that is deferred every time is abandoned after nine attempts in three days, which is logged', async () => {
    treatments['never@shopper.test'] = { rcpt: '450 4.2.1 Not now' };
    await office.put(noticeTo('never@shopper.test'));
    for (let hour = 0; hour < 100; hour++) {
      await office.mailer.flush();
      office.pass(HOUR_MS);
    }
    expect(smtp.tried).toHaveLength(9);
    const { failed_at, created_at, sealed_content } = await mailTo('never@shopper.test');
    expect((failed_at ?? 0) - created_at).toBeGreaterThan(60 * HOUR_MS);
    expect(sealed_content).not.toBeNull();
    expect(office.lines).toContainEqual({
      level: 'warn',
      fields: expect.objectContaining({ purpose: 'application-received', attempts: 9, reason: '450 4.2.1 Not now' }),
      message: expect.stringContaining('given up'),
    });
    expect(JSON.stringify(office.lines)).not.toContain('never@');
  });

  describe('a server that takes no mail', () => {
    const never = ['never greets', async () => startSilence(Number(new URL(smtp.url).port))] as const;
    test.each([
      ['refuses connections', async () => async () => undefined] as const,
      // Each of its five tries runs into the timeout.
      ...(process.env.PM_DEEP ? [never] : []),
    ])('that %s for a night costs codes that expired, and no other mail an attempt', async (_, bePresent) => {
      await smtp.stop();
      const end = await bePresent();
      const night = openPostOffice(database.db, smtp.impatientUrl);
      const early = addresses('early', 8);
      await night.put(codeTo('evening@shopper.test'), ...early.map(noticeTo));
      for (let tries = 0; tries < 5; tries++) {
        await night.mailer.flush();
        night.pass(2 * HOUR_MS);
      }
      await end();
      const status = await night.mailer.inspect();
      expect(status).toEqual({ waiting: 8, dead: 1, oldestDueMs: 10 * HOUR_MS });
      expect(await mailTo('evening@shopper.test')).toMatchObject({ last_error: 'expired', sealed_content: null });
      expect(await mailTo('early0@shopper.test')).toMatchObject({ attempts: 0, failed_at: null });
      const paused = night.lines.filter(({ message }) => message.includes('sending is paused'));
      expect(paused).toHaveLength(5);
      expect(night.lines.at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('does not leave') });
      await night.mailer.close();

      await smtp.start();
      heldUntil = CONNECTIONS;
      const morning = openPostOffice(database.db, smtp.url, { startAt: night.now() });
      await morning.put(codeTo('morning@shopper.test'));
      await morning.mailer.flush();
      await morning.mailer.close();
      expect(recipients().toSorted()).toEqual([...early, 'morning@shopper.test']);
      expect(recipients().slice(0, CONNECTIONS)).toContain('morning@shopper.test');
      expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(9);
    });

    test('is not retried before the pause ends', async () => {
      await smtp.stop();
      await office.put(noticeTo('one@shopper.test'));
      await office.mailer.flush();
      await smtp.start();
      await office.mailer.flush();
      expect(smtp.tried).toEqual([]);
      office.pass(PAUSE_MS);
      await office.mailer.flush();
      expect(recipients()).toEqual(['one@shopper.test']);
    });
  });

  test('a mail that is being sent when the process stops can be claimed immediately, and has lost no attempt', async () => {
    treatments['slow@shopper.test'] = 'hang';
    const patient = openPostOffice(database.db, smtp.url);
    await patient.put(noticeTo('slow@shopper.test'));
    const flushing = patient.mailer.flush();
    await expect.poll(() => smtp.tried).toEqual(['slow@shopper.test']);
    await patient.mailer.close();
    await flushing;
    expect(await mailTo('slow@shopper.test')).toMatchObject({ attempts: 0, next_attempt_at: patient.now() });
    treatments = {};
    office.pass(1000);
    await office.mailer.flush();
    expect(recipients()).toEqual(['slow@shopper.test']);
  });

  describe('fairness', () => {
    test('thousands of due retries do not delay fresh mail', async () => {
      await office.put(noticeTo('retry@shopper.test'));
      const { id: _, ...row } = await mailTo('retry@shopper.test');
      await database.db.deleteFrom('outbox_mails').execute();
      const retry = { ...row, attempts: 3, priority: 3, created_at: 1, next_attempt_at: 1 };
      const thousand = Array.from({ length: 1000 }, () => retry);
      for (let count = 0; count < THOUSANDS; count++)
        await database.db.insertInto('outbox_mails').values(thousand).execute();
      const flushing = office.mailer.flush();
      await smtp.taken(20);
      await office.put(codeTo('code@shopper.test'), noticeTo('notice@shopper.test'));
      void office.mailer.flush();
      await expect.poll(recipients).toEqual(expect.arrayContaining(['code@shopper.test', 'notice@shopper.test']));
      expect(smtp.received.length).toBeLessThan(THOUSANDS * 200);
      await office.mailer.close();
      await flushing;
    });

    test('fresh mail does not delay a retry, nor codes a notice', async () => {
      treatments['retry@shopper.test'] = { rcpt: '450 Not now' };
      await office.put(noticeTo('retry@shopper.test'));
      await office.mailer.flush();
      treatments = {};
      heldUntil = smtp.received.length + CONNECTIONS;
      office.pass(2 * MINUTE_MS);
      await office.put(...addresses('code', 60).map(codeTo), noticeTo('notice@shopper.test'));
      await office.mailer.flush();
      expect(recipients()).toHaveLength(62);
      for (const address of ['retry@shopper.test', 'notice@shopper.test'])
        expect(recipients().indexOf(address)).toBeLessThan(CONNECTIONS);
    });
  });

  test('mail of a shop with its own host name has that shop’s name', async () => {
    const shops = await database.db.selectFrom('stores').select(['id', 'host', 'name']).orderBy('id').execute();
    const named = shops.find(({ host }) => host !== '*');
    if (!named) throw new Error('no second shop');
    for (const { id } of shops)
      await office.mailer.put(database.db, id, noticeTo(`at-${id}@shopper.test`), office.now());
    await office.mailer.flush();
    const senderOf = (id: number) =>
      /^From: (.*)\r$/m.exec(smtp.received.find(({ to }) => to === `at-${id}@shopper.test`)?.source ?? '')?.[1];
    expect(senderOf(1)).toBe('Promenade <hello@promenade.example>');
    expect(senderOf(named.id)).toBe(`${named.name} <hello@promenade.example>`);
  });

  test('a mail with a link to unsubscribe has the headers for doing it with one click', async () => {
    const unsubscribeUrl = 'https://shop.test/api/stock-alerts/stop?token=1.a';
    await office.mailer.put(database.db, 1, { ...noticeTo('alerted@shopper.test'), unsubscribeUrl }, office.now());
    await office.mailer.flush();
    const source = smtp.received.find(({ to }) => to === 'alerted@shopper.test')?.source.replaceAll('\r\n ', '') ?? '';
    expect(source).toMatch(/^List-Unsubscribe: ?<https:\/\/shop\.test\/api\/stock-alerts\/stop\?token=1\.a>\r$/m);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  describe('a waiting mail', () => {
    test('is unreadable in the outbox, and is sent as written', async () => {
      await office.put(codeTo('someone@shopper.test'));
      const mail = await mailTo('someone@shopper.test');
      expect(mail).toMatchObject({ subject: '', text_body: '', html_body: '' });
      expect(JSON.stringify(mail)).not.toContain('042042');
      await office.mailer.flush();
      expect(smtp.received[0]?.source).toMatch(/^Subject: 042042 is your Promenade code\r$/m);
    });

    test('opens with no other key and for no other recipient, and is not lost by it', async () => {
      await office.put(noticeTo('one@shopper.test'), noticeTo('two@shopper.test'));
      const update = database.db.updateTable('outbox_mails').where('recipient', '=', 'two@shopper.test');
      await update.set({ recipient: 'thief@shopper.test' }).execute();
      await office.mailer.flush();
      expect(recipients()).toEqual(['one@shopper.test']);
      expect(await mailTo('thief@shopper.test')).toMatchObject({ attempts: 1, failed_at: null });

      const other = openPostOffice(database.db, smtp.url, { mailKey: 'another key', startAt: office.now() });
      await other.put(noticeTo('three@shopper.test'));
      await office.mailer.flush();
      expect((await mailTo('three@shopper.test')).last_error).toContain('MAIL_KEY');
      other.pass(2 * MINUTE_MS);
      await other.mailer.flush();
      expect(recipients()).toContain('three@shopper.test');
      await other.mailer.close();
    });

    test('can be read in the sandbox, until it is sent', async () => {
      const sandbox = openPostOffice(database.db, smtp.url, { sandbox: true });
      await sandbox.put(codeTo('someone@shopper.test'));
      expect(await mailTo('someone@shopper.test')).toMatchObject({ subject: '042042 is your Promenade code' });
      await sandbox.mailer.flush();
      expect(await mailTo('someone@shopper.test')).toMatchObject({ subject: '', text_body: '' });
      await sandbox.mailer.close();
    });

    test('is nothing without a mail server, and is read in the sandbox', async () => {
      const off = openPostOffice(database.db, '');
      await off.put(codeTo('someone@shopper.test'));
      await off.mailer.flush();
      expect(await listMails(database.db)).toEqual([]);
      const sandbox = openPostOffice(database.db, '', { sandbox: true });
      await sandbox.put(codeTo('someone@shopper.test'));
      await sandbox.mailer.flush();
      expect(await listMails(database.db)).toMatchObject([{ sent_at: null, subject: '042042 is your Promenade code' }]);
    });
  });

  test('the log reports at the start whether the server accepts mail, without its password', async () => {
    const url = new URL(smtp.url);
    url.username = 'shop';
    url.password = 'secret-of-the-shop';
    const polite = openPostOffice(database.db, url.href);
    polite.mailer.start();
    await expect.poll(() => polite.lines).toMatchObject([{ message: 'the mail server takes mail' }]);
    await polite.mailer.close();
    await smtp.stop();
    const refused = openPostOffice(database.db, url.href);
    refused.mailer.start();
    await expect.poll(() => refused.lines).toMatchObject([{ level: 'warn', fields: { reason: /ECONNREFUSED/ } }]);
    await refused.mailer.close();
    expect(JSON.stringify([polite.lines, refused.lines])).not.toContain('secret-of');
    await smtp.start();
  });
});
