import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { claimMail, deferMail, listMails, markMailSent } from '../repositories/outbox.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { codeTo, noticeTo, openPostOffice } from '../testing/post-office.ts';
import { expectNoneFails } from '../testing/runs.ts';
import { startSmtp, type Treatment } from '../testing/smtp-receiver.ts';
import { createDelivery, type Delivery, type DeliveryParts } from './delivery.ts';
import { connectSmtp } from './smtp.ts';

/*
 * Mails whose server does something else at every attempt, and a server that goes and comes back, against the outbox's
 * promises: what can be delivered is, once; nothing is sent that was refused or has expired; and nothing waits for another mail.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Longer than any pause. */
const PAUSE_MS = 7 * MINUTE_MS;
const isDeep = Boolean(process.env.PM_DEEP);

type Step =
  | { kind: 'put'; isCode: boolean; treatments: Treatment[] }
  | { kind: 'flush' }
  | { kind: 'pass'; ms: number }
  | { kind: 'stop' | 'start' };

const deferral: Treatment = { rcpt: '451 4.7.1 Later' };
const refusal: Treatment = { rcpt: '550 5.1.1 No such user' };
const treatment = fc.constantFrom<Treatment>(deferral, refusal, { data: '452 4.3.1 Later' }, 'drop');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    isCode: fc.boolean(),
    treatments: fc.oneof(fc.constant<Treatment[]>([]), fc.array(treatment, { maxLength: 4 })),
  }),
  fc.constant({ kind: 'flush' as const }),
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1000, MINUTE_MS, PAUSE_MS, HOUR_MS, 26 * HOUR_MS),
  }),
  fc.constantFrom({ kind: 'stop' as const }, { kind: 'start' as const }),
);

type Deliver = (parts: DeliveryParts) => Pick<Delivery, 'flush' | 'close'>;

/** Broken on purpose: oldest first, and the first error ends the run. */
const deliverUntilFault: Deliver = ({ db, server, from: _, contentOf, now }) => ({
  flush: async () => {
    const order = ['notice', 'code', 'retriedNotice', 'retriedCode'] as const;
    for (let mail = await claimMail(db, order, now()); mail; mail = await claimMail(db, order, now())) {
      const { kind } = await server.send({
        ...contentOf(mail),
        to: mail.recipient,
        messageId: `<${mail.id}@shop.test>`,
      });
      if (kind === 'sent') await markMailSent(db, mail.id, now());
      else {
        const again = { attempts: 0, priority: 'notice' as const, nextAttemptAt: now() + MINUTE_MS, reason: '' };
        return deferMail(db, mail, again);
      }
    }
  },
  close: async () => server.close(),
});

interface Sent {
  recipient: string;
  isCode: boolean;
  treatments: readonly Treatment[];
  putAt: number;
}

async function run({ db }: Database, steps: readonly Step[], deliver: Deliver): Promise<void> {
  const mails: Sent[] = [];
  const receivedAt = new Map<string, number>();
  const smtp = await startSmtp(
    (recipient, attempt) => mails.find((mail) => mail.recipient === recipient)?.treatments[attempt] ?? 'take',
    ({ to }) => receivedAt.set(to, office.now()),
  );
  const office = openPostOffice(db, smtp.url, { sandbox: true });
  const delivery = deliver({
    ...{ db, server: connectSmtp(smtp.url, 'Shop <hello@shop.test>'), from: 'Shop <hello@shop.test>', now: office.now },
    contentOf: ({ subject, text_body: text, html_body: html }) => ({ subject, text, html }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  let isUp = true;
  const turn = async () => {
    if (isUp) office.pass(PAUSE_MS);
    const fresh = mails.filter(({ recipient }) => !smtp.tried.includes(recipient));
    await delivery.flush();
    await office.mailer.inspect();
    if (!isUp) return;
    for (const { recipient, treatments, isCode, putAt } of fresh) {
      if (isCode && office.now() >= putAt + CODE_LIFE_MS) continue;
      expect(smtp.tried, `${recipient} is tried in the first turn`).toContain(recipient);
      if (treatments.length === 0) expect([...receivedAt.keys()]).toContain(recipient);
    }
  };
  try {
    for (const each of steps) {
      if (each.kind === 'put') {
        const recipient = `mail${mails.length}@shopper.test`;
        mails.push({ ...each, recipient, putAt: office.now() });
        await office.put(each.isCode ? codeTo(recipient) : noticeTo(recipient));
      } else if (each.kind === 'pass') office.pass(each.ms);
      else if (each.kind === 'flush') await turn();
      else if (isUp !== (each.kind === 'start')) {
        isUp = each.kind === 'start';
        await smtp[each.kind]();
      }
    }
    if (!isUp) await smtp.start();
    isUp = true;
    for (let day = 0; day < 8; day++) {
      await turn();
      office.pass(26 * HOUR_MS);
    }
    const ids = smtp.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { recipient, treatments, isCode, putAt } of mails) {
      const times = smtp.received.filter(({ to }) => to === recipient).length;
      const [row] = await listMails(db, recipient);
      const isRefused = treatments.includes(refusal);
      if (isCode) expect((receivedAt.get(recipient) ?? 0) - putAt).toBeLessThan(CODE_LIFE_MS);
      else expect([recipient, times]).toEqual([recipient, isRefused ? 0 : 1]);
      expect([recipient, times, row?.sent_at === null]).toEqual([recipient, times, times === 0]);
      expect(row?.failed_at === null).toBe(times === 1);
    }
  } finally {
    await delivery.close();
    await office.mailer.close();
    if (isUp) await smtp.stop();
    await db.deleteFrom('outbox_mails').execute();
  }
}

describe.each(engines)('mail delivery on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const check = (deliver: Deliver, numRuns: number) =>
    fc.check(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }), (steps) =>
        run(database, steps, deliver),
      ),
      {
        numRuns,
        endOnFailure: true,
        examples: [
          [
            [
              { kind: 'put', isCode: false, treatments: [refusal] },
              { kind: 'put', isCode: false, treatments: [] },
              { kind: 'flush' },
            ],
          ],
        ],
      },
    );

  test(
    'whatever the server does to some mails, every other mail is sent in its turn, once',
    async () => {
      expectNoneFails(await check(createDelivery, isDeep ? 300 : 12));
    },
    isDeep ? 3_600_000 : 120_000,
  );

  test('a mailer that stops at the first error is caught', async () => {
    expect((await check(deliverUntilFault, 12)).failed).toBe(true);
  });
});
