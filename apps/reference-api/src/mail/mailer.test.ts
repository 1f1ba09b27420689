import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { listMails } from '../repositories/outbox.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { codeMail } from './account-mails.ts';
import { createMailer, type Mailer } from './mailer.ts';

let database: Database | undefined;
let mailer: Mailer | undefined;
let server: Server | undefined;
afterEach(async () => {
  mailer?.close();
  server?.close();
  await database?.close();
});

/** As much of SMTP as one mail needs; the first mails are refused if asked. */
function startSmtp(refusals = 0): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  let refused = 0;
  const converse = (socket: Socket) => {
    let body: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (body !== undefined || /^DATA/i.test(text)) {
        body = body === undefined ? '' : body + text;
        if (body === '') say('354 go on');
        else if (body.endsWith('\r\n.\r\n')) {
          received.push(body);
          body = undefined;
          say('250 kept');
        }
      } else if (/^MAIL/i.test(text) && refused < refusals) {
        refused += 1;
        say('451 later');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else say('250 fine');
    });
  };
  const listening = createServer(converse);
  server = listening;
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      resolve({ port: (listening.address() as { port: number }).port, received });
    });
  });
}

const words = {
  to: 'Someone@Shopper.test',
  shopName: 'Promenade',
  publicUrl: 'https://shop.test',
  locale: 'fr',
} as const;

test('a mail waits in the outbox until the server takes it, is sent once, and its code is blanked', async () => {
  const { port, received } = await startSmtp(1);
  database = await openTestDatabase('pglite');
  const faults: unknown[] = [];
  let now = Date.now();
  const config = {
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailFrom: 'Promenade <hello@promenade.example>',
  };
  mailer = createMailer(
    config,
    database,
    () => now,
    (error) => faults.push(error),
  );
  await mailer.put(database.db, 1, codeMail(words, 'registration-code', '042042'), now);

  await mailer.flush();
  expect([received.length, faults.length]).toEqual([0, 1]);
  now += 61_000;
  await Promise.all([mailer.flush(), mailer.flush()]);
  await mailer.flush();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('042042');
  expect(received[0]).toContain('someone@shopper.test');
  const [mail] = await listMails(database.db, 'someone@shopper.test');
  expect(mail).toMatchObject({ sent_at: now, text_body: '', html_body: '' });
});

test('without a server mails wait to be read', async () => {
  database = await openTestDatabase('pglite');
  mailer = createMailer({ smtpUrl: undefined, mailFrom: '' }, database, Date.now, () => undefined);
  await mailer.put(database.db, 1, codeMail(words, 'registration-code', '042042'), 5);
  await mailer.flush();
  expect(await listMails(database.db)).toMatchObject([{ sent_at: null, subject: '042042 est votre code Promenade' }]);
});
