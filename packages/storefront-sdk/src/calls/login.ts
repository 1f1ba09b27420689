import { call } from '../call.ts';
import { LoginMethods, LoginPicture, LoginResult } from '../entities/login.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, nullable, object, optional, type Schema, textIn } from '../schema/schema.ts';
import { captcha, email, givenPassword, password, storeId } from './inputs.ts';

const phone = textIn({ min: 4, max: 20, pattern: '^[0-9 ().-]+$', note: 'Without the dialling code.' });
const countryCode = textIn({
  min: 1,
  max: 5,
  pattern: '^\\+?[0-9]{1,4}$',
  note: 'Dialling code, with or without its plus sign.',
});
const ada = 'ada@example.com';
const mobile = { phone: '555 0100', countryCode: '+1' };
const wrongCode = 'The code is wrong, used up or older than ten minutes.';
const noPhones = 'The shop has no sign-in by phone.';
const wrongPassword = 'There is no such account, or its password is another one.';

/**
 * Registers an account. Only some backends sign it in at once.
 * @returns Tokens, if the backend signs in immediately, else null.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known address or a very common password.
 * @example await shop.login.registerEmail({ email, password, storeId: 1, captcha: '482913' });
 */
export const registerEmail = call({
  id: 'login.registerEmail',
  method: 'POST',
  path: '/api/front/login/register/email',
  auth: 'guest',
  idempotent: true,
  fills: ['storeId'],
  returns: nullable(LoginResult) as Schema<LoginResult | null>,
  spec: IN_TOOLS && {
    summary:
      'Registers an account. The code was sent by `login.sendRegistrationCode`. Only clients of the family are signed in at once.',
    origin: 'specification',
    body: object({
      /** E-mail address. */
      email,
      /** The password, 6 to 128 characters. */
      password,
      /** The shop, where one backend serves several. */
      storeId,
      /** The code from the mail or the text message. */
      captcha: optional(captcha),
    }),
    errors: { 400: `${wrongCode} Or the address has an account, or the password is one of the commonest.` },
    example: { body: { email: ada, password: 'a long walk', storeId: 1, captcha: '482913' } },
  },
});

/**
 * Sends a registration code, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for an invalid address, `rate-limited`.
 * @example await shop.login.sendRegistrationCode('ada@example.com');
 */
export const sendRegistrationCode = call({
  id: 'login.sendRegistrationCode',
  method: 'POST',
  path: '/api/front/login/email/captcha',
  auth: 'guest',
  raw: true,
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Sends a registration code; at most once a minute per address. The answer is the same for known and unknown addresses.',
    origin: 'specification',
    body: email,
    example: { body: ada },
  },
});

/**
 * Whether the token is still valid. End the session on false or an `auth` error, but not on network errors.
 * @returns Whether the sign-in still holds.
 * @example const isSignedIn = await shop.login.isTokenValid();
 */
export const isTokenValid = call({
  id: 'login.isTokenValid',
  method: 'POST',
  path: '/api/front/login/token/is/exist',
  auth: 'optional',
  takes: false,
  returns: bool,
  spec: IN_TOOLS && { summary: 'Whether the token still stands for a signed-in shopper.', origin: 'specification' },
});

/**
 * The ways to sign in that are switched on, and the user agreement, which is HTML: sanitise it.
 * @returns The enabled sign-in methods, and the user agreement.
 * @throws `StorefrontError` of kind `server` from backends with a way half set up: offer the others.
 * @example const { visitorOpen, agreement } = await shop.login.methods();
 */
export const methods = call({
  id: 'login.methods',
  method: 'GET',
  path: '/api/front/login/method/info',
  auth: 'guest',
  public: true,
  takes: false,
  returns: LoginMethods as Schema<LoginMethods>,
  spec: IN_TOOLS && { summary: 'The ways to sign in that are switched on, and the user agreement.', origin: 'family' },
});

/**
 * Signs in by e-mail and password.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` for a wrong address or password, `rate-limited`.
 * @example const { token } = await shop.login.withEmail({ email, password });
 */
export const withEmail = call({
  id: 'login.withEmail',
  method: 'POST',
  path: '/api/front/login/email',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in by e-mail and password.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** The password, 6 to 128 characters. */
      password: givenPassword,
    }),
    errors: { 400: wrongPassword },
    example: { body: { email: ada, password: 'a long walk' } },
  },
});

/**
 * Sends a code for a new password, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for an invalid address, `rate-limited`.
 * @example await shop.login.sendPasswordResetCode('ada@example.com');
 */
export const sendPasswordResetCode = call({
  id: 'login.sendPasswordResetCode',
  method: 'POST',
  path: '/api/front/login/email/forget/password',
  auth: 'guest',
  raw: true,
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Sends a code for a new password; at most once a minute per address. The answer is the same for known and unknown addresses.',
    origin: 'family',
    body: email,
    example: { body: ada },
  },
});

/**
 * Sets a new password with the code that `sendPasswordResetCode` sent.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one.
 * @example await shop.login.resetPassword({ email, captcha: '482913', newPassword, passwordAgain });
 */
export const resetPassword = call({
  id: 'login.resetPassword',
  method: 'POST',
  path: '/api/front/login/email/reset/password',
  auth: 'guest',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password. The code was sent by `login.sendPasswordResetCode`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** The code from the mail or the text message. */
      captcha,
      /** The new password, 6 to 128 characters. */
      newPassword: password,
      /** The same password again. */
      passwordAgain: password,
    }),
    errors: { 400: `${wrongCode} Or the passwords differ, or the password is one of the commonest.` },
    example: { body: { email: ada, captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' } },
  },
});

/**
 * Signs a visitor in who buys without an account.
 * @returns The token, and the `identity` that opens the visitor's orders later.
 * @throws `StorefrontError` of kind `invalid` when the shop sells to accounts only, `rate-limited`.
 * @example const { token, identity } = await shop.login.asGuest({ email: 'ada@example.com' });
 */
export const asGuest = call({
  id: 'login.asGuest',
  method: 'POST',
  path: '/api/front/login/register/visitor',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs a visitor in who buys without an account; `countryCode` goes with `phone`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** Phone number. */
      phone: optional(phone),
      /** Dialling code, as in `+33`. */
      countryCode: optional(countryCode),
    }),
    errors: { 400: 'The shop sells to accounts only.' },
    example: { body: { email: ada } },
  },
});

/**
 * Signs in by phone and password.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong phone or password, `rate-limited`, `not-found` without sign-in by phone.
 * @example const { token } = await shop.login.withMobilePassword({ phone, countryCode: '+33', password });
 */
export const withMobilePassword = call({
  id: 'login.withMobilePassword',
  method: 'POST',
  path: '/api/front/login/mobile/password',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in by phone and password.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The password, 6 to 128 characters. */
      password: givenPassword,
    }),
    errors: { 400: wrongPassword, 404: noPhones },
    example: { body: { ...mobile, password: 'a long walk' } },
  },
});

/**
 * Signs in by phone and the code that `sendMobileCode` sent; a phone without an account gets one.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, `rate-limited`, `not-found` without sign-in by phone.
 * @example const { token } = await shop.login.withMobileCode({ phone, countryCode: '+33', captcha: '482913' });
 */
export const withMobileCode = call({
  id: 'login.withMobileCode',
  method: 'POST',
  path: '/api/front/login/mobile/captcha',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in by phone and a code that `login.sendMobileCode` sent. A phone without an account gets one.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The code from the mail or the text message. */
      captcha,
    }),
    errors: { 400: wrongCode, 404: noPhones },
    example: { body: { ...mobile, captcha: '482913' } },
  },
});

/**
 * Registers an account by phone with the code that `sendMobileCode` sent, and signs in.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known phone or a very common password,
 *   `not-found` without sign-in by phone.
 * @example await shop.login.registerMobile({ phone, countryCode: '+33', captcha: '482913', password });
 */
export const registerMobile = call({
  id: 'login.registerMobile',
  method: 'POST',
  path: '/api/front/login/register/mobile',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Registers an account by phone and signs in. The code was sent by `login.sendMobileCode`.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The code from the mail or the text message. */
      captcha,
      /** The password, 6 to 128 characters. */
      password,
    }),
    errors: {
      400: `${wrongCode} Or the phone has an account, or the password is one of the commonest.`,
      404: noPhones,
    },
    example: { body: { ...mobile, captcha: '482913', password: 'a long walk' } },
  },
});

/**
 * Sends a code to a phone, at most once a minute.
 * @throws `StorefrontError` of kind `invalid`, `rate-limited`, `not-found` without sign-in by phone.
 * @example await shop.login.sendMobileCode({ phone: '6 12 34 56 78', countryCode: '+33' });
 */
export const sendMobileCode = call({
  id: 'login.sendMobileCode',
  method: 'POST',
  path: '/api/front/login/sendCode',
  auth: 'guest',
  inQuery: true,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sends a code to a phone; at most once a minute per phone. It takes a query or a form, no JSON.',
    origin: 'family',
    form: true,
    query: {
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
    },
    errors: { 404: noPhones },
    example: { query: mobile },
  },
});

/**
 * The picture next to the sign-in form.
 * @returns Its address.
 * @example const { loginLeftImage } = await shop.login.picture();
 */
export const picture = call({
  id: 'login.picture',
  method: 'GET',
  path: '/api/pc/login/getLoginPic',
  auth: 'guest',
  public: true,
  takes: false,
  returns: LoginPicture as Schema<LoginPicture>,
  spec: IN_TOOLS && { summary: 'The picture next to the sign-in form.', origin: 'family' },
});

/**
 * Ends the sign-in of the token. Where an identity provider signs in, send the browser to its sign-out instead.
 * @example await shop.login.logout();
 */
export const logout = call({
  id: 'login.logout',
  method: 'GET',
  path: '/api/front/login/logout',
  auth: 'optional',
  takes: false,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Ends the sign-in of the token. Where an identity provider signs in, its sign-out replaces this.',
    origin: 'family',
  },
});
