import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../demo-shop/src/testing.ts';
import type { Database } from './db/index.ts';
import { createPasswords } from './identity/passwords.ts';
import { LIMITS } from './limits/classes.ts';
import { updateUser } from './repositories/users.ts';
import { applicationForm } from './testing/applying.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { codeFor, otherThan } from './testing/mailbox.ts';
import { smallLimits } from './testing/small-limits.ts';
import { createTestShop, newUuid, type TestShop } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'seven-lamps';
const wanted = { newPassword: 'eight-lamps', passwordAgain: 'eight-lamps' };
const phone = { phone: '6175550123', countryCode: '+1' };
const { signIn } = smallLimits;
const GUESSES = signIn.account.limit;

/** A call that takes a code, with its input; each guess uses another `email`. */
interface Guess {
  path: string;
  body: (captcha: string, email: string) => object;
  /** Given by the account whose address it is. */
  isSignedIn?: true;
}

const guesses: Record<string, Guess> = {
  registration: { path: 'login/register/email', body: (captcha, email) => ({ email, captcha, password: PASSWORD }) },
  'password reset': { path: 'login/email/reset/password', body: (captcha, email) => ({ email, captcha, ...wanted }) },
  'sign-in by phone': { path: 'login/mobile/captcha', body: (captcha) => ({ ...phone, captcha }) },
  'new password of the profile': {
    path: 'user/email/update/password',
    body: (captcha) => ({ captcha, ...wanted }),
    isSignedIn: true,
  },
  'new address': {
    path: 'user/email/change',
    body: (captcha) => ({ email: `${captcha}@next.test`.replace(/^\d+/, 'next'), captcha, password: PASSWORD }),
    isSignedIn: true,
  },
  'own address': {
    path: 'user/email/change',
    body: (currentCaptcha) => ({ email: 'other@next.test', captcha: '000000', currentCaptcha }),
    isSignedIn: true,
  },
};

describe.each(engines)('guesses at codes on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { now: () => Date.now() + ahead, limits: { ...LIMITS, signIn } });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  let networks = 0;
  /** Sent from its own network. */
  async function give(path: string, payload: object, token?: string): Promise<number> {
    const headers = {
      'x-forwarded-for': `2001:db8:${(++networks).toString(16)}::1`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await testShop.app.inject({ method: 'POST', url: `/api/front/${path}`, headers, payload });
    return answer.statusCode;
  }

  async function newAccount() {
    const { id } = await testShop.newShopper();
    const password_hash = await createPasswords(CHEAP_PASSWORD_COST).hash(PASSWORD);
    await updateUser(database.db, id, { password_hash });
    const users = database.db.selectFrom('users').select('email').where('id', '=', id);
    return { email: (await users.executeTakeFirstOrThrow()).email ?? '', token: await testShop.tokenFor(id) };
  }

  test.each(Object.entries(guesses))(
    '%s: wrong codes are limited by the day, whatever the networks',
    async (_, guess) => {
      const { email, token } = await newAccount();
      const days: number[] = [];
      for (let day = 0; day < 2; day++) {
        let counted = 0;
        for (let count = 0; count < GUESSES + 5; count++) {
          const own = guess.isSignedIn && token;
          const status = await give(guess.path, guess.body('000000', email), own || undefined);
          expect([400, 429]).toContain(status);
          if (status === 400) counted++;
        }
        days.push(counted);
        ahead += DAY_MS;
      }
      expect(days).toEqual([GUESSES, GUESSES]);
    },
  );

  test('applications: wrong codes are limited by the day, whatever the networks', async () => {
    const form = await applicationForm(database, 1);
    const payload = { ...form, qualificationPicture: JSON.stringify(form.qualificationPicture), captcha: '000000' };
    let counted = 0;
    for (let count = 0; count < GUESSES + 5; count++) {
      if ((await give('merchant/settled/apply', payload)) === 400) counted++;
    }
    expect(counted).toBe(GUESSES);
  });

  test('the right code takes its try back, and one purpose uses up no other', async () => {
    const { email } = await newAccount();
    for (let count = 0; count < GUESSES; count++) {
      await give('login/register/email', { email, captcha: '000000', password: PASSWORD });
    }
    await testShop.app.inject({
      ...{ method: 'POST', url: '/api/front/login/email/forget/password', payload: email },
      headers: { 'content-type': 'application/json' },
    });
    const captcha = await codeFor(testShop.app, email);
    expect(await give('login/email/reset/password', { email, captcha: otherThan(captcha), ...wanted })).toBe(400);
    expect(await give('login/email/reset/password', { email, captcha, ...wanted })).toBe(200);
  });

  test('addresses with and without an account cannot be distinguished', async () => {
    const [{ email }, stranger] = [await newAccount(), `${newUuid()}@stranger.test`];
    const answers = async (address: string) => {
      const statuses: number[] = [];
      for (let count = 0; count < GUESSES + 5; count++) {
        statuses.push(await give('login/email/reset/password', { email: address, captcha: '000000', ...wanted }));
      }
      return statuses;
    };
    expect(await answers(email)).toEqual(await answers(stranger));
  });
});
