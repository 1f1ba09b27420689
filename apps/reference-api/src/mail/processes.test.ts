import { createStorefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../db/index.ts';
import { claimMailQuery, dueMailQuery, listMails } from '../repositories/outbox.ts';
import { loadSecrets } from '../repositories/secrets.ts';
import { startProcess } from '../testing/api-process.ts';
import { databaseUrlOf, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { codeTo, noticeTo, openPostOffice } from '../testing/post-office.ts';
import { deepTest } from '../testing/runs.ts';
import { type SmtpReceiver, startSmtp } from '../testing/smtp-receiver.ts';

const LAPSED_CLAIM_MS = 3 * 60_000;
/** Mails that each of two processes has. */
const MAILS = process.env.PM_DEEP ? 40 : 10;
const SENT_MAILS = process.env.PM_DEEP ? 200_000 : 20_000;

let database: Database;
let databaseUrl: string;
let smtp: SmtpReceiver;
let onTaken: () => Promise<void>;
beforeEach(async () => {
  onTaken = async () => undefined;
  smtp = await startSmtp(
    () => 'take',
    () => onTaken(),
  );
  database = await openTestDatabase('postgres');
  databaseUrl = await databaseUrlOf(database);
});
afterEach(async () => {
  await smtp.stop();
  await database.close();
});

test('two processes send each mail once', async () => {
  const other = await createDatabase({ databaseUrl });
  const offices = [openPostOffice(database.db, smtp.url), openPostOffice(other.db, smtp.url)];
  for (let count = 0; count < MAILS; count++) {
    await offices[count % 2]?.put(noticeTo(`notice${count}@shopper.test`), codeTo(`code${count}@shopper.test`));
  }
  await Promise.all(offices.flatMap(({ mailer }) => [mailer.flush(), mailer.flush()]));
  expect(smtp.received).toHaveLength(2 * MAILS);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(2 * MAILS);
  for (const { mailer } of offices) await mailer.close();
  await other.close();
});

deepTest('a mail that a killed process had just sent is sent again with the same Message-ID', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const api = await startProcess(origin, {
    ...{
      DATABASE_URL: databaseUrl,
      DATA_DIR: 'memory',
      SMTP_URL: smtp.url,
      OPERATOR_TOKEN: 'operator-of-the-killed-process',
    },
  });
  // Before it receives the server's acknowledgement.
  onTaken = api.kill;
  const email = 'someone@shopper.test';
  await createStorefront({ baseUrl: origin, retries: 0 }).login.sendRegistrationCode(email);
  await smtp.taken(1);
  expect(await listMails(database.db)).toMatchObject([{ recipient: email, sent_at: null, subject: '', attempts: 0 }]);

  const { mailKey } = await loadSecrets(database.db, Date.now());
  const office = openPostOffice(database.db, smtp.url, { mailKey });
  await office.mailer.flush();
  expect(smtp.received).toHaveLength(1);
  office.pass(LAPSED_CLAIM_MS);
  await office.mailer.flush();
  const [first, second] = smtp.received;
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.source).toMatch(/^Subject: \d{6} is your/m);
  await office.mailer.flush();
  expect(smtp.received).toHaveLength(2);
  await office.mailer.close();
});

test('due mail is found by its index among many sent mails', async () => {
  const { db } = database;
  await sql`insert into outbox_mails (channel, purpose, locale, recipient, subject, text_body, html_body, created_at, sent_at)
      select 'mail', 'order-confirmation', 'en', 'a@shopper.test', '', '', '', n, n from generate_series(1, ${SENT_MAILS}::integer) as n`.execute(
    db,
  );
  const office = openPostOffice(db, '', { sandbox: true });
  await office.put(noticeTo('one@shopper.test'));
  await sql`analyze outbox_mails`.execute(db);
  const order = ['code', 'notice', 'retriedCode', 'retriedNotice'] as const;
  const now = office.now() + LAPSED_CLAIM_MS;
  const plans = [await dueMailQuery(db, now).explain('json'), await claimMailQuery(db, order, now).explain('json')];
  for (const plan of plans) {
    const text = JSON.stringify(plan);
    expect(text.match(/"Index Name":"outbox_mails_due_index"/g)).toHaveLength(4);
    expect(text).not.toContain('Seq Scan');
  }
});
