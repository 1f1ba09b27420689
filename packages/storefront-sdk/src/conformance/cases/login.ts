import { goodPassword, newAccount, newEmail, registrationCode } from '../fixtures/accounts.ts';
import { storeId } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

/** A kit cannot sign in at Twitter. */
const twitter = (): never => {
  throw new NotRun('needs somebody who signs in at Twitter', true);
};

/** A phone that nobody has, of the numbers that are kept for fiction. */
function newPhone() {
  const digits = `${Math.floor(Math.random() * 1e7)}`.padStart(7, '0');
  return { phone: `555 ${digits.slice(0, 3)} ${digits.slice(3)}`, countryCode: '+1' };
}

/** The code that was sent to a phone. */
async function phoneCode(shop: Shop, query: ReturnType<typeof newPhone>): Promise<string> {
  const read = shop.need('code');
  await shop.guest.call('login.sendCode', { query });
  return read(`${query.countryCode} ${query.phone}`);
}

function phoneAccount(shop: Shop) {
  return shop.keep('phone account', async () => {
    const phone = newPhone();
    const body = { ...phone, captcha: await phoneCode(shop, phone), password: goodPassword };
    await shop.guest.call('login.registerMobile', { body });
    return phone;
  });
}

const anAccount = (shop: Shop) => shop.keep('account', () => newAccount(shop));

export const loginPlans = plans('login', {
  registerEmail: {
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
  emailCaptcha: {
    ask: () => ({ body: newEmail() }),
    rules: {
      'sends one code a minute to an address, and says when the next': async (shop) => {
        const body = newEmail();
        await shop.guest.call('login.emailCaptcha', { body });
        const { retryAfterMs = 0 } = await shop.guest.refused('login.emailCaptcha', 429, { body });
        check(retryAfterMs > 0 && retryAfterMs <= 60_000, `Retry-After is ${retryAfterMs} ms`);
      },
    },
  },
  tokenIsExist: {
    rules: {
      'knows a good token from none and from a dead one': async (shop) => {
        same(await shop.guest.call('login.tokenIsExist', {}), false, 'the answer without a token');
        same(await shop.dead.call('login.tokenIsExist', {}), false, 'the answer to a dead token');
        same(await shop.user.call('login.tokenIsExist', {}), true, 'the answer to a good token');
      },
    },
  },
  email: {
    ask: async (shop) => ({ body: await anAccount(shop) }),
    rules: {
      'hands out a token that is good': async (shop) => {
        const { token } = await shop.guest.call('login.email', { body: await anAccount(shop) });
        same(await shop.holderOf(token).call('login.tokenIsExist', {}), true, 'the answer to the token');
      },
      'says the same of a wrong password and of no account': async (shop) => {
        const { email } = await anAccount(shop);
        const known = await shop.guest.refused('login.email', 400, { body: { email, password: 'not this one' } });
        const body = { email: newEmail(), password: 'not this one' };
        same(known.message, (await shop.guest.refused('login.email', 400, { body })).message, 'the message');
      },
    },
  },
  forgetPasswordCaptcha: { ask: () => ({ body: newEmail() }) },
  resetPassword: {
    ask: async (shop) => {
      const read = shop.need('code');
      const { email } = await newAccount(shop);
      await shop.guest.call('login.forgetPasswordCaptcha', { body: email });
      const newPassword = `${goodPassword}-again`;
      return { body: { email, captcha: await read(email), newPassword, passwordAgain: newPassword } };
    },
  },
  visitor: { ask: () => ({ body: { email: newEmail() } }), optional: true },
  mobilePassword: {
    ask: async (shop) => ({ body: { ...(await phoneAccount(shop)), password: goodPassword } }),
    optional: true,
  },
  mobileCaptcha: {
    ask: async (shop) => {
      const phone = newPhone();
      return { body: { ...phone, captcha: await phoneCode(shop, phone) } };
    },
    optional: true,
  },
  registerMobile: {
    ask: async (shop) => {
      const phone = newPhone();
      return { body: { ...phone, captcha: await phoneCode(shop, phone), password: goodPassword } };
    },
    optional: true,
  },
  sendCode: { ask: () => ({ query: newPhone() }), optional: true },
  twitterRequestToken: { ask: () => ({ query: { end: 'pc' } }), optional: true },
  twitter: { ask: twitter, optional: true },
});
