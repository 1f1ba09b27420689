import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { insertAccount, provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { forgetLimits } from '../testing/forget-limits.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { codeMail } from './account-mails.ts';
import { MAILS_A_DAY } from './budgets.ts';
import type { Mail } from './mailer.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Mails that anonymous clients can request, to any address. */
const requests = [
  '/api/front/login/email/captcha',
  '/api/front/login/email/forget/password',
  '/api/front/captcha/email/merchant/settled',
];

describe.each(engines)('mail to one mailbox on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { now });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** Sends every request every 20 minutes for a day, from a few networks in turn. Returns the statuses. */
  async function flood(email: string): Promise<number[]> {
    const statuses: number[] = [];
    for (const end = ahead + DAY_MS - MINUTE_MS; ahead < end; ahead += 20 * MINUTE_MS) {
      for (const [index, url] of requests.entries()) {
        const from = `203.0.113.${1 + ((statuses.length + index) % 7)}`;
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
        const answer = await testShop.app.inject({ method: 'POST', url, headers, payload: email });
        statuses.push(answer.statusCode);
      }
    }
    return statuses;
  }

  const mailsTo = async (email: string) =>
    (await database.db.selectFrom('outbox_mails').select('id').where('recipient', '=', email).execute()).length;

  test('all purposes share a daily limit, higher for a verified address, and responses disclose neither', async () => {
    const [stranger, owner] = [`stranger-${engine}@shopper.test`, `owner-${engine}@shopper.test`];
    await insertAccount(database.db, {
      ...{ store_id: 1, nickname: 'owner', avatar: '', phone: null, kind: 'email', password_hash: null },
      ...{ ...provenEmail(owner, now()), created_at: now(), updated_at: now() },
    });
    const answers = { stranger: await flood(stranger), owner: [] as number[] };
    await forgetLimits(database, 'class:%');
    answers.owner = await flood(owner);
    expect(answers.stranger).toEqual(answers.owner);
    expect(answers.owner).toContain(429);
    expect({ stranger: await mailsTo(stranger), owner: await mailsTo(owner) }).toEqual({
      stranger: MAILS_A_DAY.unproven,
      owner: MAILS_A_DAY.proven,
    });
  });

  test('a code that was not sent does not invalidate the previous one', async () => {
    const email = `later-${engine}@shopper.test`;
    await flood(email);
    const codes = await database.db.selectFrom('codes').select('id').where('recipient', '=', email).execute();
    expect(codes).toHaveLength(MAILS_A_DAY.unproven);
  });

  test('a mail that names no budget is a type error', () => {
    const mail = codeMail({ to: 'ada@shopper.test', shopName: 'Promenade', locale: 'en' }, 'registration-code', {
      code: '042042',
      budget: 'requested',
    });
    const { budget: _, ...unbudgeted } = mail;
    // @ts-expect-error A mail needs a budget.
    const written: Mail = unbudgeted;
    expect(written).not.toHaveProperty('budget');
  });
});
