import { goodPassword, newAccount, newEmail, visitor } from '../fixtures/accounts.ts';
import { newUuid } from '../fixtures/carts.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

const wrongCode = { body: { captcha: '000000', newPassword: goodPassword, passwordAgain: goodPassword } };

/** A visitor who has not confirmed an address yet. */
const unproven = (shop: Shop) => shop.memo('unproven visitor', async () => (await visitor(shop)).caller);

/** The password of the shopper must not change, since the next run needs it. */
const keepPassword = (): never => {
  throw new NotRun('it would change the password of the shopper', 'excused');
};

/** An account whose address and password may change, unlike those of the shopper. One for all cases: codes are limited. */
const changing = (shop: Shop) =>
  shop.memo('account that changes', async () => {
    const account = await newAccount(shop);
    const { token } = await shop.guest.call('login.withEmail', { body: account });
    return { ...account, caller: shop.withToken(token) };
  });

/** What changes the address of that account: a new one, the code that was sent there, and the password. */
async function nextAddress(shop: Shop) {
  const read = shop.requireHarness('code');
  const { caller, password } = await changing(shop);
  const email = newEmail();
  await caller.call('user.sendEmailChangeCode', { body: { email } });
  return { email, captcha: await read(email), password };
}

export const userPlans = plans({
  'user.info': {
    rules: {
      'returns each shopper their own data': async (shop) => {
        const [one, two] = [await shop.user.call('user.info', {}), await shop.secondUser.call('user.info', {})];
        check(one.uid !== two.uid, 'both tokens belong to one account, or one of them gets the data of the other');
        check(one.email === null || one.email !== two.email, 'two shoppers have one e-mail address');
      },
    },
  },
  'user.edit': {
    ask: async (shop) => {
      const { nickname, avatar } = await shop.user.call('user.info', {});
      return { body: { nickname, avatar } };
    },
    rules: {
      'keeps what was written': async (shop) => {
        const { nickname, avatar } = await shop.user.call('user.info', {});
        const body = { nickname: `Con ${newUuid().slice(0, 8)}`, avatar };
        await shop.user.call('user.edit', { body });
        shop.onCleanup('the nickname', () => shop.user.call('user.edit', { body: { nickname, avatar } }));
        same((await shop.user.call('user.info', {})).nickname, body.nickname, 'nickname');
      },
    },
  },
  'user.sendVerificationCode': {
    as: async (shop) => (await visitor(shop)).caller,
    ask: () => ({ body: { email: newEmail() } }),
  },
  'user.verifyEmail': {
    as: unproven,
    ask: async (shop) => {
      const read = shop.requireHarness('code');
      const email = newEmail();
      await (await unproven(shop)).call('user.sendVerificationCode', { body: { email } });
      return { body: { captcha: await read(email), email } };
    },
    rules: {
      'refuses a code that was never sent': async (shop) => {
        const { caller, email } = await visitor(shop);
        await caller.refused('user.verifyEmail', 400, { body: { captcha: '000000', email } });
      },
      'tells the shopper that the address is confirmed': async (shop) => {
        const read = shop.requireHarness('code');
        const { caller, email } = await visitor(shop);
        same((await caller.call('user.info', {})).emailProven, false, 'emailProven at first');
        await caller.call('user.sendVerificationCode', { body: {} });
        await caller.call('user.verifyEmail', { body: { captcha: await read(email) } });
        same((await caller.call('user.info', {})).emailProven, true, 'emailProven afterwards');
      },
    },
  },
  'user.sendEmailChangeCode': {
    sparing: true,
    ask: () => ({ body: { email: newEmail() } }),
    rules: {
      'refuses who has not confirmed an address': async (shop) => {
        await (await visitor(shop)).caller.refused('user.sendEmailChangeCode', 403, { body: { email: newEmail() } });
      },
    },
  },
  'user.exportData': {
    rules: {
      'returns a JSON text that names the shopper': async (shop) => {
        const { email } = await shop.user.call('user.info', {});
        const data = await shop.user.call('user.exportData', {});
        check(JSON.stringify(JSON.parse(data)).includes(`${email}`), 'the address of the shopper is not in it');
      },
    },
  },
  'user.erase': {
    as: async (shop) => (await visitor(shop)).caller,
    ask: () => ({ body: {} }),
    rules: {
      'deletes the account, and ends its sign-ins': async (shop) => {
        const { caller } = await visitor(shop);
        await caller.call('user.erase', { body: {} });
        await caller.refused('user.info', 401, {});
      },
      'asks for the password of an account that has one': async (shop) => {
        const { caller, password } = await changing(shop);
        await caller.refused('user.erase', 400, { body: {} });
        await caller.refused('user.erase', 400, { body: { password: `${password}x` } });
        await caller.call('user.info', {});
      },
    },
  },
  'user.changeEmail': {
    as: async (shop) => (await changing(shop)).caller,
    ask: async (shop) => ({ body: await nextAddress(shop) }),
    rules: {
      'changes the address with the code of the new one and the password': async (shop) => {
        const { caller } = await changing(shop);
        const before = (await caller.call('user.info', {})).email ?? '';
        const next = await nextAddress(shop);
        const { email, password } = next;
        await caller.refused('user.changeEmail', 400, { body: { ...next, password: `${password}-not` } });
        await caller.refused('user.changeEmail', 400, { body: { ...next, captcha: '000000' } });
        await caller.call('user.changeEmail', { body: next });
        same((await caller.call('user.info', {})).email, email, 'email');
        await shop.guest.call('login.withEmail', { body: { email, password } });
        await shop.guest.refused('login.withEmail', 400, { body: { email: before, password } });
      },
    },
  },
  'user.sendPasswordCodeByPhone': {
    ask: async (shop) => {
      const { phone } = await shop.user.call('user.info', {});
      if (!phone) throw new NotRun('needs a shopper with a phone', 'excused');
      return {};
    },
    optional: true,
  },
  'user.changePassword': {
    ask: keepPassword,
    rules: {
      'refuses a code that was never sent': async (shop) => {
        await shop.user.refused('user.changePassword', 400, wrongCode);
      },
      'sets the password of a new account': async (shop) => {
        const read = shop.requireHarness('code');
        const account = await changing(shop);
        const { caller: owner } = account;
        const email = (await owner.call('user.info', {})).email ?? '';
        await owner.call('user.sendPasswordCode', {});
        const newPassword = `${goodPassword}-again`;
        const captcha = await read(email);
        await owner.call('user.changePassword', { body: { captcha, newPassword, passwordAgain: newPassword } });
        account.password = newPassword;
        await shop.guest.call('login.withEmail', { body: { email, password: newPassword } });
      },
    },
  },
  'user.changePasswordByPhone': {
    ask: keepPassword,
    optional: true,
    rules: {
      'refuses a code that was never sent': async (shop) => {
        await shop.user.refused('user.changePasswordByPhone', 400, wrongCode);
      },
    },
  },
});

async function visit(shop: Shop): Promise<string> {
  const guid = crypto.randomUUID();
  await shop.guest.call('session.start', { body: { guid, uuid: newUuid() } });
  return guid;
}

export const sessionPlans = plans({
  'session.recordUser': { ask: () => ({ body: { uuid: newUuid() } }) },
  'session.start': { ask: () => ({ body: { guid: crypto.randomUUID(), uuid: newUuid() } }) },
  'session.resume': {
    ask: async (shop) => ({ body: { guid: await visit(shop) } }),
    unknown: () => ({ body: { guid: crypto.randomUUID() } }),
    rules: {
      'goes on with a visit whose last page was closed just now': async (shop) => {
        const guid = await visit(shop);
        await shop.guest.call('session.resume', { body: { guid } });
        await shop.guest.call('session.end', { body: JSON.stringify({ guid }) });
        await shop.guest.call('session.resume', { body: { guid } });
      },
    },
  },
  'session.end': {
    ask: async (shop) => ({ body: JSON.stringify({ guid: await visit(shop) }) }),
    rules: {
      'may be repeated': async (shop) => {
        const body = JSON.stringify({ guid: await visit(shop) });
        await shop.guest.call('session.end', { body });
        await shop.guest.call('session.end', { body });
      },
    },
  },
});
