import type { InputOf } from '../contract/endpoint.ts';
import {
  loginEmail,
  loginEmailCaptcha,
  loginForgetPasswordCaptcha,
  loginLogout,
  loginMethodInfo,
  loginMobileCaptcha,
  loginMobilePassword,
  loginPicture,
  loginRegisterEmail,
  loginRegisterMobile,
  loginResetPassword,
  loginSendCode,
  loginTokenIsExist,
  loginVisitor,
} from '../contract/login.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Registers an account. It signs nobody in.
 * @param body `email`; `password` 6 to 128 characters; `captcha` the code that `emailCaptcha` sent.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known address or a very common password.
 * @endpoint POST /api/front/login/register/email
 * @origin specification
 * @example await login.registerEmail(client, { email, password, storeId: 1, captcha: '482913' });
 */
export function registerEmail(client: Client, body: InputOf<'login.registerEmail'>['body'], options?: CallOptions) {
  return client.call(loginRegisterEmail, { body }, options);
}

/**
 * Sends a registration code, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/login/email/captcha
 * @origin specification
 * @example await login.emailCaptcha(client, 'ada@example.com');
 */
export function emailCaptcha(client: Client, body: InputOf<'login.emailCaptcha'>['body'], options?: CallOptions) {
  return client.call(loginEmailCaptcha, { body }, options);
}

/**
 * Whether the token still stands for a signed-in shopper. False and refusals end the sign-in; network faults do not.
 * @endpoint POST /api/front/login/token/is/exist
 * @origin specification
 * @example const isSignedIn = await login.tokenIsExist(client);
 */
export function tokenIsExist(client: Client, options?: CallOptions) {
  return client.call(loginTokenIsExist, {}, options);
}

/**
 * The ways to sign in that are switched on, and the user agreement, which is HTML: sanitise it.
 * @throws `StorefrontError` of kind `server` from backends with a way half set up: offer the others.
 * @endpoint GET /api/front/login/method/info
 * @origin family
 * @example const { visitorOpen, agreement } = await login.methods(client);
 */
export function methods(client: Client, options?: CallOptions) {
  return client.call(loginMethodInfo, {}, options);
}

/**
 * Signs in by e-mail and password.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` for a wrong address or password, `rate-limited`.
 * @endpoint POST /api/front/login/email
 * @origin family
 * @example const { token } = await login.withEmail(client, { email, password });
 */
export function withEmail(client: Client, body: InputOf<'login.email'>['body'], options?: CallOptions) {
  return client.call(loginEmail, { body }, options);
}

/**
 * Sends a code for a new password, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/login/email/forget/password
 * @origin family
 * @example await login.forgetPasswordCaptcha(client, 'ada@example.com');
 */
export function forgetPasswordCaptcha(
  client: Client,
  body: InputOf<'login.forgetPasswordCaptcha'>['body'],
  options?: CallOptions,
) {
  return client.call(loginForgetPasswordCaptcha, { body }, options);
}

/**
 * Sets a new password with the code that `forgetPasswordCaptcha` sent.
 * @param body The address, the code, and the password twice, 6 to 128 characters.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one.
 * @endpoint POST /api/front/login/email/reset/password
 * @origin family
 * @example await login.resetPassword(client, { email, captcha: '482913', newPassword, passwordAgain });
 */
export function resetPassword(client: Client, body: InputOf<'login.resetPassword'>['body'], options?: CallOptions) {
  return client.call(loginResetPassword, { body }, options);
}

/**
 * Signs a visitor in who buys without an account.
 * @param body `email`; `phone` and its dialling code (`+33`) go together.
 * @returns The token, and the `identity` that opens the visitor's orders later.
 * @throws `StorefrontError` of kind `invalid` when the shop sells to accounts only, `rate-limited`.
 * @endpoint POST /api/front/login/register/visitor
 * @origin family
 * @example const { token, identity } = await login.asVisitor(client, { email: 'ada@example.com' });
 */
export function asVisitor(client: Client, body: InputOf<'login.visitor'>['body'], options?: CallOptions) {
  return client.call(loginVisitor, { body }, options);
}

/**
 * Signs in by phone and password.
 * @throws `StorefrontError` of kind `invalid` for a wrong phone or password, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/mobile/password
 * @origin family
 * @example const { token } = await login.withMobilePassword(client, { phone, countryCode: '+33', password });
 */
export function withMobilePassword(
  client: Client,
  body: InputOf<'login.mobilePassword'>['body'],
  options?: CallOptions,
) {
  return client.call(loginMobilePassword, { body }, options);
}

/**
 * Signs in by phone and the code that `sendCode` sent; a phone without an account gets one.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/mobile/captcha
 * @origin family
 * @example const { token } = await login.withMobileCode(client, { phone, countryCode: '+33', captcha: '482913' });
 */
export function withMobileCode(client: Client, body: InputOf<'login.mobileCaptcha'>['body'], options?: CallOptions) {
  return client.call(loginMobileCaptcha, { body }, options);
}

/**
 * Registers an account by phone with the code that `sendCode` sent, and signs in.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known phone or a very common password,
 *   `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/register/mobile
 * @origin family
 * @example await login.registerMobile(client, { phone, countryCode: '+33', captcha: '482913', password });
 */
export function registerMobile(client: Client, body: InputOf<'login.registerMobile'>['body'], options?: CallOptions) {
  return client.call(loginRegisterMobile, { body }, options);
}

/**
 * Sends a code to a phone, at most once a minute.
 * @param query `phone` without and `countryCode` with its plus sign.
 * @throws `StorefrontError` of kind `invalid`, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/sendCode
 * @origin family
 * @example await login.sendCode(client, { phone: '6 12 34 56 78', countryCode: '+33' });
 */
export function sendCode(client: Client, query: InputOf<'login.sendCode'>['query'], options?: CallOptions) {
  return client.call(loginSendCode, { query }, options);
}

/**
 * The picture beside the sign-in form.
 * @endpoint GET /api/pc/login/getLoginPic
 * @origin family
 * @example const { loginLeftImage } = await login.picture(client);
 */
export function picture(client: Client, options?: CallOptions) {
  return client.call(loginPicture, {}, options);
}

/**
 * Ends the sign-in of the token. Where an identity provider signs in, send the browser to its sign-out instead.
 * @endpoint GET /api/front/login/logout
 * @origin family
 * @example await login.logout(client);
 */
export function logout(client: Client, options?: CallOptions) {
  return client.call(loginLogout, {}, options);
}
