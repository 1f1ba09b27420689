import { call } from '../call.ts';
import { LoginMethods, LoginPicture, LoginResult } from '../entities/login.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, nullable, object, optional, type Schema, textIn } from '../schema/schema.ts';
import { phone as calledPhone, captcha, email, givenPassword, password, storeId } from './inputs.ts';

const phone = textIn({ min: 4, max: 20, pattern: '^[0-9 ().-]+$', note: 'Without the dialling code.' });
const countryCode = textIn({
  min: 1,
  max: 5,
  pattern: '^\\+?[0-9]{1,4}$',
  note: 'Dialling code, with or without a plus sign.',
});
const ada = 'ada@example.com';
const mobile = { phone: '555 0100', countryCode: '+1' };
const wrongCode = 'The code is wrong, used or older than ten minutes.';
const noPhones = 'The shop has no phone sign-in.';
const wrongPassword = 'The account is unknown or the password is wrong.';

/**
 * Registers an account. Some backends also sign in.
 * @returns The token, or null if the backend does not sign in.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, a registered address or a very common
 *   password.
 * @example await shop.login.registerEmail({ email, password, storeId: 1, captcha: '482913' });
 */
export const registerEmail = call({
  id: 'login.registerEmail',
  method: 'POST',
  path: '/api/front/login/register/email',
  auth: 'guest',
  idempotent: true,
  returns: nullable(LoginResult) as Schema<LoginResult | null>,
  spec: IN_TOOLS && {
    summary:
      'Registers an account with the code from `login.sendRegistrationCode`. Only CRMEB clients are also signed in.',
    origin: 'specification',
    body: object({
      /** E-mail address. */
      email,
      /** The password, 6 to 128 characters. */
      password,
      /** Id of the shop, if one backend serves several. */
      storeId,
      /** The code from the e-mail or text message. */
      captcha: optional(captcha),
    }),
    errors: { 400: `${wrongCode} Or the e-mail address is registered, or the password is very common.` },
    example: { body: { email: ada, password: 'a long walk', storeId: 1, captcha: '482913' } },
  },
});

/**
 * Sends a registration code, at most once a minute. The response does not reveal whether the address is registered.
 * @param body The e-mail address.
 * @throws `StorefrontError` of kind `invalid` for an invalid e-mail address, `rate-limited`.
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
      'Sends a registration code, at most once a minute per address. The response does not reveal whether the address is registered.',
    origin: 'specification',
    body: email,
    example: { body: ada },
  },
});

/**
 * Checks whether the token is still valid. End the session on false or an `auth` error, but not on network errors.
 * @returns True for a valid token.
 * @example const isSignedIn = await shop.login.isTokenValid();
 */
export const isTokenValid = call({
  id: 'login.isTokenValid',
  method: 'POST',
  path: '/api/front/login/token/is/exist',
  auth: 'optional',
  repeatable: true,
  takes: false,
  returns: bool,
  spec: IN_TOOLS && { summary: 'Checks whether the token is still valid.', origin: 'specification' },
});

/**
 * Gets the enabled sign-in methods and the user agreement, which is HTML: sanitise it.
 * @returns The enabled sign-in methods and the user agreement.
 * @throws `StorefrontError` of kind `server` from backends with an incompletely configured method.
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
  spec: IN_TOOLS && { summary: 'Gets the enabled sign-in methods and the user agreement.', origin: 'family' },
});

/**
 * Signs in with e-mail address and password.
 * @returns The token and the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong e-mail address or password, `rate-limited`.
 * @example const { token } = await shop.login.withEmail({ email, password });
 */
export const withEmail = call({
  id: 'login.withEmail',
  method: 'POST',
  path: '/api/front/login/email',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in with e-mail address and password.',
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
 * Sends a password reset code, at most once a minute. The response does not reveal whether the address is registered.
 * @param body The e-mail address.
 * @throws `StorefrontError` of kind `invalid` for an invalid e-mail address, `rate-limited`.
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
      'Sends a password reset code, at most once a minute per address. The response does not reveal whether the address is registered.',
    origin: 'family',
    body: email,
    example: { body: ada },
  },
});

/**
 * Sets a new password with the code from `sendPasswordResetCode`.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, different or very common passwords.
 * @example await shop.login.resetPassword({ email, captcha: '482913', newPassword, passwordAgain });
 */
export const resetPassword = call({
  id: 'login.resetPassword',
  method: 'POST',
  path: '/api/front/login/email/reset/password',
  auth: 'guest',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password with the code from `login.sendPasswordResetCode`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** The code from the e-mail or text message. */
      captcha,
      /** The new password, 6 to 128 characters. */
      newPassword: password,
      /** The same password again. */
      passwordAgain: password,
    }),
    errors: { 400: `${wrongCode} Or the passwords differ, or the password is very common.` },
    example: { body: { email: ada, captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' } },
  },
});

/**
 * Signs in a visitor, to buy without an account.
 * @returns The token, and the secret `identity` to open the visitor's orders later.
 * @throws `StorefrontError` of kind `invalid` if the shop requires an account, `rate-limited`.
 * @example const { token, identity } = await shop.login.asGuest({ email: 'ada@example.com' });
 */
export const asGuest = call({
  id: 'login.asGuest',
  method: 'POST',
  path: '/api/front/login/register/visitor',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in a visitor, to buy without an account. Pass `countryCode` with `phone`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** Phone number. */
      phone: optional(calledPhone),
      /** Dialling code, such as `+33`. */
      countryCode: optional(countryCode),
    }),
    errors: { 400: 'The shop requires an account.' },
    example: { body: { email: ada } },
  },
});

/**
 * Signs in with phone number and password.
 * @returns The token and the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong number or password, `rate-limited`, `not-found` without phone
 *   sign-in.
 * @example const { token } = await shop.login.withMobilePassword({ phone, countryCode: '+33', password });
 */
export const withMobilePassword = call({
  id: 'login.withMobilePassword',
  method: 'POST',
  path: '/api/front/login/mobile/password',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Signs in with phone number and password.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, such as `+33`. */
      countryCode,
      /** The password, 6 to 128 characters. */
      password: givenPassword,
    }),
    errors: { 400: wrongPassword, 404: noPhones },
    example: { body: { ...mobile, password: 'a long walk' } },
  },
});

/**
 * Signs in with phone number and the code from `sendMobileCode`. Creates an account for a new number.
 * @returns The token and the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, `rate-limited`, `not-found` without phone
 *   sign-in.
 * @example const { token } = await shop.login.withMobileCode({ phone, countryCode: '+33', captcha: '482913' });
 */
export const withMobileCode = call({
  id: 'login.withMobileCode',
  method: 'POST',
  path: '/api/front/login/mobile/captcha',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary:
      'Signs in with phone number and the code from `login.sendMobileCode`. Creates an account for a new number.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, such as `+33`. */
      countryCode,
      /** The code from the e-mail or text message. */
      captcha,
    }),
    errors: { 400: wrongCode, 404: noPhones },
    example: { body: { ...mobile, captcha: '482913' } },
  },
});

/**
 * Registers an account with a phone number and the code from `sendMobileCode`, and signs in.
 * @returns The token and the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, a registered number or a very common
 *   password, `not-found` without phone sign-in.
 * @example await shop.login.registerMobile({ phone, countryCode: '+33', captcha: '482913', password });
 */
export const registerMobile = call({
  id: 'login.registerMobile',
  method: 'POST',
  path: '/api/front/login/register/mobile',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Registers an account with a phone number and the code from `login.sendMobileCode`, and signs in.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, such as `+33`. */
      countryCode,
      /** The code from the e-mail or text message. */
      captcha,
      /** The password, 6 to 128 characters. */
      password,
    }),
    errors: {
      400: `${wrongCode} Or the number is registered, or the password is very common.`,
      404: noPhones,
    },
    example: { body: { ...mobile, captcha: '482913', password: 'a long walk' } },
  },
});

/**
 * Sends a code by text message, at most once a minute.
 * @throws `StorefrontError` of kind `invalid`, `rate-limited`, `not-found` without phone sign-in.
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
    summary: 'Sends a code by text message, at most once a minute per number. Takes a query or a form, not JSON.',
    origin: 'family',
    form: true,
    query: {
      /** Phone number. */
      phone,
      /** Dialling code, such as `+33`. */
      countryCode,
    },
    errors: { 404: noPhones },
    example: { query: mobile },
  },
});

/**
 * Gets the picture next to the sign-in form.
 * @returns Its URL.
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
  spec: IN_TOOLS && { summary: 'Gets the picture next to the sign-in form.', origin: 'family' },
});

/**
 * Signs out. With an identity provider, redirect to its sign-out page instead.
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
    summary: 'Signs out. With an identity provider, redirect to its sign-out page instead.',
    origin: 'family',
  },
});
