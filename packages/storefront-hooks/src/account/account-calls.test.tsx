import { MockFailure, type MockHandlers, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import type { LoginResult } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as queries from '../query/queries.ts';
import { useQuery } from '../query/use-query.ts';
import { useAddresses, useUser } from './use-account.ts';
import { useAccountData } from './use-account-data.ts';
import { useDirectSignIn, useSignInMethods } from './use-direct-sign-in.ts';
import { type EmailChange, useEmailChange } from './use-email-change.ts';
import { useEmailVerification } from './use-email-verification.ts';
import { usePasswordChange, usePasswordReset } from './use-password.ts';
import { useTwitterSignIn } from './use-twitter-sign-in.ts';
import { useUserEdit } from './use-user-edit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open<Result>(
  hook: () => Result,
  handlers: MockHandlers = {},
  session = createTestSession('authenticated'),
): { current: Result } {
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <StrictMode>
        <StorefrontTestProvider session={session} handlers={handlers}>
          {children}
        </StorefrontTestProvider>
      </StrictMode>
    ),
  }).result;
}
const nothing = () => vi.fn((_: MockRequest): null => null);
const bodiesOf = (call: ReturnType<typeof nothing>) => call.mock.calls.map(([{ body }]) => body);

describe('a shopper’s data', () => {
  it('is returned as text for a file', async () => {
    const result = open(useAccountData, { 'user.exportData': () => '{"account":[]}' });
    await act(async () => expect(await result.current.exportData.run()).toBe('{"account":[]}'));
  });

  it('is deleted with the password, if the account has one', async () => {
    const erase = nothing();
    const result = open(useAccountData, { 'user.erase': erase });
    await act(() => result.current.erase.run('a long walk'));
    await act(() => result.current.erase.run());
    expect(bodiesOf(erase)).toEqual([{ password: 'a long walk' }, {}]);
  });
});

describe('addresses', () => {
  const draft = {
    firstName: 'Ada',
    lastName: 'Martin',
    email: 'ada@example.com',
    country: 'FR',
    addressLine1: '12 rue des Lilas',
    state: 'Rhône',
    city: 'Lyon',
    postCode: '69001',
    isDefault: true,
  };

  it('are saved once on a double click, and every query that contains them is updated', async () => {
    const result = open(() => ({
      list: useAddresses(),
      standard: useQuery(queries.defaultAddress()),
      first: useQuery(queries.address(1)),
    }));
    await waitFor(() => expect(result.current.list.data).toHaveLength(1));
    expect(result.current.standard.data?.city).toBe(result.current.first.data?.city);
    const { run } = result.current.list.save;
    const [one, other] = await act(() => Promise.all([run(draft), run(draft)]));
    expect(one.id).toBe(other.id);
    expect(result.current.list.data).toHaveLength(2);
    expect(result.current.standard.data?.city).toBe('Lyon');
    await act(() => result.current.list.setDefault.run(1));
    expect(result.current.standard.data?.id).toBe(1);
    await act(() => result.current.list.remove.run(1));
    expect(result.current.first.data).toBeNull();
    expect(result.current.standard.data?.id).toBe(one.id);
  });
});

describe('the account', () => {
  it('shows a changed name and avatar immediately', async () => {
    const result = open(() => ({ user: useUser(), edit: useUserEdit() }));
    await waitFor(() => expect(result.current.user.data).toBeDefined());
    await act(() => result.current.edit.save.run({ nickname: ' Blaise ', avatar: '/media/b.png' }));
    expect(result.current.user.data).toMatchObject({ nickname: 'Blaise', avatar: '/media/b.png' });
  });

  it('rejects an empty name and a file that is not an image without sending a request', async () => {
    const edit = nothing();
    const upload = vi.fn(() => ({ fileName: 'a', extName: 'png', fileSize: 3, url: '/media/a.png', type: 'png' }));
    const result = open(useUserEdit, { 'user.edit': edit, 'uploads.image': upload });
    const empty = { nickname: ' ', avatar: '' };
    await act(() => expect(result.current.save.run(empty)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ nickname: 'usernameEmpty' });
    act(() => result.current.clearIssue('nickname'));
    const text = new File(['a'], 'a.txt', { type: 'text/plain' });
    await act(() => expect(result.current.uploadAvatar.run(text)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ avatar: 'imageType' });
    expect(edit).not.toHaveBeenCalled();
    expect(upload).not.toHaveBeenCalled();
    const picture = new File(['a'], 'a.png', { type: 'image/png' });
    expect(await act(() => result.current.uploadAvatar.run(picture))).toBe('/media/a.png');
    expect(result.current.issues).toEqual({});
  });
});

describe('a new password', () => {
  const typed = { password: 'a longer walk', confirmPassword: 'a longer walk', captcha: ' 482913 ' };
  const sent = { captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' };

  it.each([
    ['email', 'user.sendPasswordCode', 'user.changePassword'],
    ['phone', 'user.sendPasswordCodeByPhone', 'user.changePasswordByPhone'],
  ] as const)('is set with a code by %s', async (way, codeCall, passwordCall) => {
    const [code, change] = [nothing(), nothing()];
    const result = open(() => usePasswordChange(way), { [codeCall]: code, [passwordCall]: change });
    await act(() => result.current.sendCode.run());
    expect(code).toHaveBeenCalledTimes(1);
    expect(result.current.secondsLeft).toBeGreaterThan(0);
    const unlike = { ...typed, confirmPassword: 'x' };
    await act(() => expect(result.current.submit.run(unlike)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ confirmPassword: 'pwdMatch' });
    await act(() => result.current.submit.run(typed));
    expect(bodiesOf(change)).toEqual([sent]);
    expect(result.current).toMatchObject({ issues: {}, submit: { isSuccess: true } });
  });

  it('can be set after the old one was forgotten; a wrong code leaves the form open', async () => {
    const reset = vi.fn((_: MockRequest) => new MockFailure(400, '', { captcha: 'The code is wrong' }));
    const code = nothing();
    const handlers = { 'login.sendPasswordResetCode': code, 'login.resetPassword': reset };
    const result = open(usePasswordReset, handlers, createTestSession('anonymous'));
    await act(() => expect(result.current.sendCode.run('ada')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ email: 'correctEmail' });
    await act(() => result.current.sendCode.run(' ada@example.com '));
    expect(result.current.issues).toEqual({});
    expect(bodiesOf(code)).toEqual(['ada@example.com']);
    const input = { ...typed, email: 'ada@example.com ' };
    await act(() => expect(result.current.submit.run(input)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.submit.error?.fieldErrors).toEqual({ captcha: 'The code is wrong' });
    expect(reset.mock.calls[0]?.[0].body).toEqual({ ...sent, email: 'ada@example.com' });
    expect(result.current.submit.isSuccess).toBe(false);
  });

  it('starts no countdown when the code could not be sent, and counts down separately for each purpose', async () => {
    const refused = vi.fn((_: MockRequest) => new MockFailure(429));
    const result = open(() => ({ email: usePasswordChange('email'), phone: usePasswordChange('phone') }), {
      'user.sendPasswordCode': refused,
      'user.sendPasswordCodeByPhone': nothing(),
    });
    await act(() => expect(result.current.email.sendCode.run()).rejects.toMatchObject({ kind: 'rate-limited' }));
    expect(result.current.email.secondsLeft).toBe(0);
    await act(() => result.current.phone.sendCode.run());
    expect(result.current.email.secondsLeft).toBe(0);
    expect(result.current.phone.secondsLeft).toBeGreaterThan(0);
  });
});

describe('an e-mail address', () => {
  it('is confirmed with a code', async () => {
    const [code, prove] = [nothing(), nothing()];
    const result = open(useEmailVerification, { 'user.sendVerificationCode': code, 'user.verifyEmail': prove });
    await act(() => expect(result.current.sendCode.run('ada')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ email: 'correctEmail' });
    await act(() => result.current.sendCode.run());
    expect(bodiesOf(code)).toEqual([{}]);
    expect(result.current.secondsLeft).toBeGreaterThan(0);
    await act(() => expect(result.current.submit.run({ captcha: ' ' })).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ captcha: 'captchaEmpty' });
    await act(() => result.current.submit.run({ captcha: ' 482913 ', email: 'ada@example.com ' }));
    expect(bodiesOf(prove)).toEqual([{ captcha: '482913', email: 'ada@example.com' }]);
    expect(result.current).toMatchObject({ issues: {}, submit: { isSuccess: true } });
  });

  it('is changed with a code sent to the new address, and either the password or a code sent to the current address', async () => {
    const [code, change] = [nothing(), nothing()];
    const result = open(useEmailChange, { 'user.sendEmailChangeCode': code, 'user.changeEmail': change });
    await act(() => expect(result.current.sendCode.run('ada')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ email: 'correctEmail' });
    await act(() => result.current.sendCode.run(' ada@example.org '));
    expect(result.current.current.secondsLeft).toBe(0);
    await act(() => result.current.current.sendCode.run());
    const again = act(() => result.current.current.sendCode.run());
    await expect(again).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(bodiesOf(code)).toEqual([{ email: 'ada@example.org' }, {}]);
    expect(result.current.current.secondsLeft).toBeGreaterThan(0);
    const typed = { email: ' ada@example.org', captcha: ' 482913 ' };
    const submit = (input: EmailChange) => act(() => result.current.submit.run(input));
    const reject = (input: EmailChange) =>
      act(() => expect(result.current.submit.run(input)).rejects.toMatchObject({ kind: 'invalid' }));
    await reject(typed);
    expect(result.current.issues).toEqual({ password: 'currentPasswordEmpty' });
    await reject({ email: '', captcha: '', currentCaptcha: ' ' });
    expect(result.current.issues).toEqual({
      email: 'emailEmpty',
      captcha: 'captchaEmpty',
      currentCaptcha: 'captchaEmpty',
    });
    await submit({ ...typed, password: 'a long walk' });
    await submit({ ...typed, currentCaptcha: '482914 ' });
    const sent = { email: 'ada@example.org', captcha: '482913' };
    expect(bodiesOf(change)).toEqual([
      { ...sent, password: 'a long walk' },
      { ...sent, currentCaptcha: '482914' },
    ]);
    expect(result.current).toMatchObject({ issues: {}, submit: { isSuccess: true } });
  });
});

describe('direct sign-in methods', () => {
  const signedIn: LoginResult = {
    token: 'secret-token',
    type: 'phone',
    uid: 1,
    nikeName: 'Ada',
    phone: null,
    email: null,
    identity: '',
    userType: null,
  };
  const answer = () => signedIn;
  const phone = { phone: '555 0100', countryCode: '+1' };

  it('hand the sign-in to the session and store no token', async () => {
    const session = createTestSession('anonymous');
    const adopt = vi.spyOn(session, 'adopt');
    const ways = {
      'login.withEmail': answer,
      'login.withMobilePassword': answer,
      'login.withMobileCode': answer,
      'login.registerMobile': answer,
      'login.asGuest': answer,
    };
    const result = open(useDirectSignIn, ways, session);
    const results = await act(() =>
      Promise.all([
        result.current.withEmail.run({ email: 'ada@example.com', password: 'a long walk' }),
        result.current.withPhonePassword.run({ ...phone, password: 'a long walk' }),
        result.current.withPhoneCode.run({ ...phone, captcha: '482913' }),
        result.current.registerPhone.run({ ...phone, captcha: '482913', password: 'a long walk' }),
        result.current.asVisitor.run({ email: 'ada@example.com' }),
      ]),
    );
    expect(results).toEqual(Array(5).fill(signedIn));
    expect(adopt.mock.calls).toEqual(Array(5).fill([signedIn]));
    expect(session.getSnapshot().state).toBe('authenticated');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('secret-token');
  });

  it('send a phone code at most once a minute', async () => {
    const send = nothing();
    const result = open(useDirectSignIn, { 'login.sendMobileCode': send });
    await act(() => result.current.sendPhoneCode.run(phone));
    const second = act(() => result.current.sendPhoneCode.run(phone));
    await expect(second).rejects.toMatchObject({ kind: 'rate-limited' });
    expect([send.mock.calls.length, result.current.sentTo]).toEqual([1, phone.phone]);
    expect(result.current.secondsLeft).toBeGreaterThan(0);
  });

  it('are read from the shop’s settings', async () => {
    const result = open(useSignInMethods, {}, createTestSession('anonymous'));
    await waitFor(() => expect(result.current.data).toHaveProperty('visitorOpen'));
  });

  describe('by Twitter', () => {
    const page = 'https://api.twitter.com/oauth/authenticate?oauth_token=T1';
    const begin = (authorizationURL = page) => {
      const finish = vi.fn((_: MockRequest) => signedIn);
      const result = open(useTwitterSignIn, {
        'twitter.requestToken': () => ({ token: 'T1', tokenSecret: 'S1', authorizationURL }),
        'twitter.signIn': finish,
      });
      return { result, finish };
    };

    it('return the address of Twitter’s page and complete the sign-in once', async () => {
      const { result, finish } = begin();
      expect(await act(() => result.current.start.run())).toBe(page);
      const back = '?oauth_token=T1&oauth_verifier=V1';
      expect(await act(() => result.current.finish.run(back))).toEqual(signedIn);
      expect(finish.mock.calls[0]?.[0].body).toEqual({
        oauthToken: 'T1',
        oauthTokenSecret: 'S1',
        oauthVerifier: 'V1',
      });
      await act(() => expect(result.current.finish.run(back)).rejects.toMatchObject({ kind: 'invalid' }));
    });

    it.each(['?oauth_token=T2&oauth_verifier=V1', '?denied=T1', ''])(
      'reject the redirect back with the query %j',
      async (back) => {
        const { result, finish } = begin();
        await act(() => result.current.start.run());
        await act(() => expect(result.current.finish.run(back)).rejects.toMatchObject({ kind: 'invalid' }));
        expect(finish).not.toHaveBeenCalled();
      },
    );

    it('reject a redirect back that this tab did not start, also with invalid JSON in storage', async () => {
      const { result } = begin();
      sessionStorage.setItem('promenade.twitterSignIn.1', '{');
      const back = '?oauth_token=T1&oauth_verifier=V1';
      await act(() => expect(result.current.finish.run(back)).rejects.toMatchObject({ kind: 'invalid' }));
    });

    it.each(['http://api.twitter.com/', 'https://api.twitter.com.evil.test/', 'javascript:alert(1)', ''])(
      'reject the address %j as Twitter’s page',
      async (address) => {
        const { result } = begin(address);
        await act(() => expect(result.current.start.run()).rejects.toMatchObject({ kind: 'contract' }));
      },
    );
  });
});
