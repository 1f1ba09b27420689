import { createStorefront } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { rejection } from '../../../../storefront-sdk/src/test-support/responses.ts';
import { open, someAddress } from '../../test-support/mocked-shop.ts';
import { MOCK_CODE as captcha, fixedClock } from '../index.ts';

const account = { email: 'New@example.com', password: 'a long walk', storeId: 1 };
const phone = { phone: '555 0100', countryCode: '+1' };

function start() {
  const clock = fixedClock();
  const opened = open({ clock });
  const withToken = (token: string) =>
    createStorefront({
      baseUrl: 'http://shop.test',
      fetch: opened.mock.fetch,
      authorize: () => ({ authorization: `Bearer ${token}` }),
    });
  return { ...opened, clock, withToken };
}

describe('sign-ins of the mocked shop', () => {
  it('register an account with the code that was sent, once', async () => {
    const { guest, withToken } = start();
    expect(await rejection(guest.login.registerEmail({ ...account, captcha }))).toMatchObject({
      fieldErrors: { captcha: 'The verification code is wrong or expired' },
    });
    await guest.login.sendRegistrationCode(account.email);
    expect(await rejection(guest.login.registerEmail(account))).toMatchObject({ kind: 'invalid' });
    const common = { ...account, captcha, password: '123456' };
    expect(await rejection(guest.login.registerEmail(common))).toMatchObject({
      fieldErrors: { password: 'This password is too easy to guess, please choose another one' },
    });
    const { token } = (await guest.login.registerEmail({ ...account, captcha })) ?? { token: '' };
    const shopper = withToken(token);
    expect(await shopper.user.info()).toMatchObject({ email: 'new@example.com', nickname: 'new', emailProven: true });
    expect((await shopper.addresses.list()).list).toEqual([]);
    await shopper.login.logout();
    expect(await shopper.login.isTokenValid()).toBe(false);
    expect(await rejection(shopper.user.info())).toMatchObject({ kind: 'auth' });
  });

  it('send one code a minute, which lasts ten', async () => {
    const { guest, clock } = start();
    await guest.login.sendRegistrationCode(account.email);
    clock.advance(30_000);
    expect(await rejection(guest.login.sendRegistrationCode(account.email))).toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: 30_000,
    });
    clock.advance(10 * 60_000);
    expect(await rejection(guest.login.registerEmail({ ...account, captcha }))).toMatchObject({ kind: 'invalid' });
  });

  it('take the right password only, and a new one after a reset', async () => {
    const { guest, withToken } = start();
    const signIn = (password: string) => guest.login.withEmail({ email: 'ada@example.com', password });
    const { token } = await signIn('a long walk');
    expect(await withToken(token).user.info()).toMatchObject({ nickname: 'Ada' });
    const refusal = { kind: 'invalid', serverMessage: 'The account or the password is not right' };
    expect(await rejection(signIn('another'))).toMatchObject(refusal);
    const nobody = guest.login.withEmail({ email: 'bob@example.com', password: 'another' });
    expect(await rejection(nobody)).toMatchObject(refusal);
    await guest.login.sendPasswordResetCode('ada@example.com');
    const reset = { email: 'ada@example.com', captcha, newPassword: 'a longer walk', passwordAgain: 'a longer walk' };
    expect(await rejection(guest.login.resetPassword({ ...reset, passwordAgain: 'a walk' }))).toMatchObject({
      fieldErrors: { passwordAgain: 'The two passwords are not the same' },
    });
    await guest.login.resetPassword(reset);
    expect(await rejection(guest.login.resetPassword(reset))).toMatchObject({ kind: 'invalid' });
    expect(await rejection(signIn('a long walk'))).toMatchObject({ kind: 'invalid' });
    expect(await rejection(withToken(token).user.info())).toMatchObject({ kind: 'auth' });
    await signIn('a longer walk');
  });

  it('change the password of the account, and end its other sign-ins', async () => {
    const { guest, withToken } = start();
    const signIn = () => guest.login.withEmail({ email: 'ada@example.com', password: 'a long walk' });
    const [here, elsewhere] = [withToken((await signIn()).token), withToken((await signIn()).token)];
    await here.user.sendPasswordCode();
    await here.user.changePassword({ captcha, newPassword: 'a longer walk', passwordAgain: 'a longer walk' });
    expect(await here.login.isTokenValid()).toBe(true);
    expect(await elsewhere.login.isTokenValid()).toBe(false);
    expect(await rejection(signIn())).toMatchObject({ kind: 'invalid' });
  });

  it('know phones, and tell one account from another', async () => {
    const { guest, withToken } = start();
    expect(await rejection(guest.login.withMobileCode({ ...phone, captcha }))).toMatchObject({ kind: 'invalid' });
    await guest.login.sendMobileCode(phone);
    const { token, uid } = await guest.login.registerMobile({ ...phone, captcha, password: 'a long walk' });
    expect(await withToken(token).user.info()).toMatchObject({ phone: '+15550100', email: null, emailProven: false });
    expect(await guest.login.withMobilePassword({ ...phone, password: 'a long walk' })).toMatchObject({ uid });
    const wrong = guest.login.withMobilePassword({ ...phone, password: 'another' });
    expect(await rejection(wrong)).toMatchObject({ kind: 'invalid' });
  });

  it('begin at Twitter, and end where they began', async () => {
    const { guest, withToken } = start();
    const { token: oauthToken, tokenSecret } = await guest.twitter.requestToken({ end: 'pc' });
    const proof = { oauthToken, oauthTokenSecret: tokenSecret, oauthVerifier: 'v' };
    expect(await rejection(guest.twitter.signIn({ ...proof, oauthTokenSecret: 'x' }))).toMatchObject({ code: 400 });
    const { token, uid } = await guest.twitter.signIn(proof);
    expect(await withToken(token).user.info()).toMatchObject({ uid, userType: 'twitter' });
    expect(await rejection(guest.twitter.signIn(proof))).toMatchObject({ code: 400 });
    const again = await guest.twitter.requestToken({ end: 'pc' });
    const second = { oauthToken: again.token, oauthTokenSecret: again.tokenSecret, oauthVerifier: 'v' };
    expect(await guest.twitter.signIn(second)).toMatchObject({ uid });
  });

  it('let visitors buy, and open their orders by secret and by token', async () => {
    const { guest, withToken, mock } = start();
    const { token, identity } = await guest.login.asGuest({ email: 'guest@example.com' });
    const visitor = withToken(token);
    expect(await rejection(visitor.coupons.claim(1))).toMatchObject({ kind: 'forbidden' });
    const { id: addressId } = await visitor.addresses.save({ ...someAddress, isDefault: true });
    const buy = async () => {
      const { preOrderNo } = await visitor.preorders.create({
        preOrderType: 'buyNow',
        orderDetails: [{ productId: 4, attrValueId: 41, productNum: 1 }],
      });
      return visitor.orders.create({ preOrderNo, addressId, payType: 'sandbox', payChannel: 'pc' });
    };
    const { orderNo, visitorToken = '' } = await buy();
    expect(await rejection(buy())).toMatchObject({ code: 403, fieldErrors: { email: expect.any(String) } });
    expect(await guest.visitors.masterDetail({ orderNo, identity })).toMatchObject({ orderNo, totalNum: 1 });
    expect(await guest.visitors.reopen({ token: visitorToken })).toMatchObject({ orderNo });
    const stranger = guest.visitors.masterDetail({ orderNo, identity: 'x'.repeat(16) });
    expect(await rejection(stranger)).toMatchObject({ kind: 'not-found' });
    expect(await rejection(guest.visitors.reopen({ token: 'x'.repeat(22) }))).toMatchObject({ kind: 'not-found' });
    mock.operator.pay(orderNo);
    const [part] = (await visitor.orders.list({ type: 1 })).list;
    mock.operator.ship(part?.orderNo ?? '');
    expect(await guest.visitors.detail({ orderNo: part?.orderNo ?? '', identity })).toMatchObject({
      status: 1,
      expressInfo: { orderNo: part?.orderNo, state: 1 },
    });
  });

  it('confirm an e-mail address', async () => {
    const { guest, withToken, shopper } = start();
    const visitor = withToken((await guest.login.asGuest({ email: 'guest@example.com' })).token);
    expect(await rejection(visitor.user.verifyEmail({ captcha }))).toMatchObject({ kind: 'invalid' });
    await visitor.user.sendVerificationCode({});
    await visitor.user.verifyEmail({ captcha });
    expect(await visitor.user.info()).toMatchObject({ email: 'guest@example.com', emailProven: true });
    await visitor.coupons.claim(1);
    expect(await rejection(shopper.user.sendVerificationCode({}))).toMatchObject({ kind: 'invalid' });
    expect(await rejection(visitor.user.sendPasswordCode())).toMatchObject({ kind: 'invalid' });
  });

  it('change an e-mail address', async () => {
    const { guest, withToken, shopper } = start();
    const visitor = withToken((await guest.login.asGuest({ email: 'guest@example.com' })).token);
    const email = 'next@example.com';
    expect(await rejection(visitor.user.sendEmailChangeCode({ email }))).toMatchObject({ kind: 'forbidden' });
    const { email: own } = await shopper.user.info();
    expect(await rejection(shopper.user.sendEmailChangeCode({ email: own ?? '' }))).toMatchObject({ kind: 'invalid' });
    await shopper.user.sendEmailChangeCode({ email });
    await shopper.user.sendEmailChangeCode({});
    expect(await rejection(shopper.user.changeEmail({ email, captcha, password: 'no' }))).toMatchObject({
      fieldErrors: { password: expect.any(String) },
    });
    expect(await rejection(shopper.user.changeEmail({ email, captcha, currentCaptcha: '000000' }))).toMatchObject({
      fieldErrors: { currentCaptcha: expect.any(String) },
    });
    await shopper.user.changeEmail({ email, captcha, currentCaptcha: captcha });
    expect(await shopper.user.info()).toMatchObject({ email, emailProven: true });
  });
});
