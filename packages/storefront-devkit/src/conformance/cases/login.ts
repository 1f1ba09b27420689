import { goodPassword, newAccount, newEmail, registrationCode } from '../fixtures/accounts.ts';
import { storeId } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

/** A kit cannot sign in at Twitter. */
const twitter = (): never => {
  throw new NotRun('needs a person who signs in at Twitter', 'excused');
};

/** An unused phone, of the numbers that are reserved for fiction. */
function newPhone() {
  const digits = `${Math.floor(Math.random() * 1e7)}`.padStart(7, '0');
  return { phone: `555 ${digits.slice(0, 3)} ${digits.slice(3)}`, countryCode: '+1' };
}

/** The code that was sent to a phone. */
async function phoneCode(shop: Shop, query: ReturnType<typeof newPhone>): Promise<string> {
  const read = shop.requireHarness('code');
  await shop.guest.call('login.sendMobileCode', { query });
  return read(`${query.countryCode} ${query.phone}`);
}

function phoneAccount(shop: Shop) {
  return shop.memo('phone account', async () => {
    const phone = newPhone();
    const body = { ...phone, captcha: await phoneCode(shop, phone), password: goodPassword };
    await shop.guest.call('login.registerMobile', { body });
    return phone;
  });
}

const anAccount = (shop: Shop) => shop.memo('account', () => newAccount(shop));

export const loginPlans = plans({
  'login.registerEmail': {
    ask: async (shop) => {
      const email = newEmail();
      const captcha = await registrationCode(shop, email);
      return { body: { email, password: goodPassword, storeId: await storeId(shop), captcha } };
    },
    rules: {
      'refuses a code that was never sent': async (shop) => {
        const body = { email: newEmail(), password: goodPassword, storeId: await storeId(shop), captcha: '000000' };
        const { fieldErrors } = await shop.guest.refused('login.registerEmail', 400, { body });
        check('captcha' in (fieldErrors ?? {}), 'data.fieldErrors does not name captcha');
      },
      'takes a code once': async (shop) => {
        const email = newEmail();
        const captcha = await registrationCode(shop, email);
        const body = { email, password: goodPassword, storeId: await storeId(shop), captcha };
        await shop.guest.call('login.registerEmail', { body });
        await shop.guest.refused('login.registerEmail', 400, { body });
      },
    },
  },
  'login.sendRegistrationCode': {
    ask: () => ({ body: newEmail() }),
    rules: {
      'sends one code a minute to an address, and says when the next': async (shop) => {
        const body = newEmail();
        await shop.guest.call('login.sendRegistrationCode', { body });
        const { retryAfterMs = 0 } = await shop.guest.refused('login.sendRegistrationCode', 429, { body });
        check(retryAfterMs > 0 && retryAfterMs <= 60_000, `Retry-After is ${retryAfterMs} ms`);
      },
    },
  },
  'login.isTokenValid': {
    rules: {
      'tells a valid token from none and from an invalid one': async (shop) => {
        same(await shop.guest.call('login.isTokenValid', {}), false, 'the response without a token');
        same(await shop.invalidToken.call('login.isTokenValid', {}), false, 'the response to an invalid token');
        same(await shop.user.call('login.isTokenValid', {}), true, 'the response to a valid token');
      },
    },
  },
  'login.withEmail': {
    ask: async (shop) => ({ body: await anAccount(shop) }),
    rules: {
      'issues a valid token': async (shop) => {
        const { token } = await shop.guest.call('login.withEmail', { body: await anAccount(shop) });
        same(await shop.withToken(token).call('login.isTokenValid', {}), true, 'the response to the token');
      },
      'says the same of a wrong password and of no account': async (shop) => {
        const { email } = await anAccount(shop);
        const known = await shop.guest.refused('login.withEmail', 400, { body: { email, password: 'not this one' } });
        const body = { email: newEmail(), password: 'not this one' };
        same(known.message, (await shop.guest.refused('login.withEmail', 400, { body })).message, 'the message');
      },
    },
  },
  'login.sendPasswordResetCode': { ask: () => ({ body: newEmail() }) },
  'login.resetPassword': {
    ask: async (shop) => {
      const read = shop.requireHarness('code');
      const { email } = await newAccount(shop);
      await shop.guest.call('login.sendPasswordResetCode', { body: email });
      const newPassword = `${goodPassword}-again`;
      return { body: { email, captcha: await read(email), newPassword, passwordAgain: newPassword } };
    },
  },
  'login.asGuest': { ask: () => ({ body: { email: newEmail() } }), optional: true },
  'login.withMobilePassword': {
    ask: async (shop) => ({ body: { ...(await phoneAccount(shop)), password: goodPassword } }),
    optional: true,
  },
  'login.withMobileCode': {
    ask: async (shop) => {
      const phone = newPhone();
      return { body: { ...phone, captcha: await phoneCode(shop, phone) } };
    },
    optional: true,
  },
  'login.registerMobile': {
    ask: async (shop) => {
      const phone = newPhone();
      return { body: { ...phone, captcha: await phoneCode(shop, phone), password: goodPassword } };
    },
    optional: true,
  },
  'login.sendMobileCode': { ask: () => ({ query: newPhone() }), optional: true },
  'twitter.requestToken': { ask: () => ({ query: { end: 'pc' } }), optional: true },
  'twitter.signIn': { ask: twitter, optional: true },
});
