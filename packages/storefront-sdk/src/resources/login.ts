import type {
  LoginAsVisitorBody,
  LoginRegisterEmailBody,
  LoginRegisterMobileBody,
  LoginResetPasswordBody,
  LoginSendCodeQuery,
  LoginWithEmailBody,
  LoginWithMobileCodeBody,
  LoginWithMobilePasswordBody,
} from '../contract/input-types.ts';
import {
  type LoginMethods,
  type LoginPicture,
  type LoginResult,
  loginAsVisitor,
  loginEmailCaptcha,
  loginForgetPasswordCaptcha,
  loginLogout,
  loginMethods,
  loginPicture,
  loginRegisterEmail,
  loginRegisterMobile,
  loginResetPassword,
  loginSendCode,
  loginTokenIsExist,
  loginWithEmail,
  loginWithMobileCode,
  loginWithMobilePassword,
} from '../contract/login.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Registers an account. Only some backends sign it in at once.
 * @param body `email`; `password` 6 to 128 characters; `captcha` the code that `emailCaptcha` sent.
 * @returns The sign-in from backends that sign in at once, else null.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known address or a very common password.
 * @endpoint POST /api/front/login/register/email
 * @origin specification
 * @example await shop.login.registerEmail({ email, password, storeId: 1, captcha: '482913' });
 */
export function registerEmail(
  client: Client,
  body: LoginRegisterEmailBody,
  options?: CallOptions,
): Promise<LoginResult | null> {
  return client.call(loginRegisterEmail, { body }, options);
}

/**
 * Sends a registration code, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/login/email/captcha
 * @origin specification
 * @example await shop.login.emailCaptcha('ada@example.com');
 */
export function emailCaptcha(client: Client, body: string, options?: CallOptions): Promise<null> {
  return client.call(loginEmailCaptcha, { body }, options);
}

/**
 * Whether the token still stands for a signed-in shopper. False and refusals end the sign-in; network faults do not.
 * @returns Whether the sign-in still holds.
 * @throws `StorefrontError`.
 * @endpoint POST /api/front/login/token/is/exist
 * @origin specification
 * @example const isSignedIn = await shop.login.tokenIsExist();
 */
export function tokenIsExist(client: Client, options?: CallOptions): Promise<boolean> {
  return client.call(loginTokenIsExist, {}, options);
}

/**
 * The ways to sign in that are switched on, and the user agreement, which is HTML: sanitise it.
 * @returns What is switched on, and the agreement.
 * @throws `StorefrontError` of kind `server` from backends with a way half set up: offer the others.
 * @endpoint GET /api/front/login/method/info
 * @origin family
 * @example const { visitorOpen, agreement } = await shop.login.methods();
 */
export function methods(client: Client, options?: CallOptions): Promise<LoginMethods> {
  return client.call(loginMethods, {}, options);
}

/**
 * Signs in by e-mail and password.
 * @param body `email` and `password`.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` for a wrong address or password, `rate-limited`.
 * @endpoint POST /api/front/login/email
 * @origin family
 * @example const { token } = await shop.login.withEmail({ email, password });
 */
export function withEmail(client: Client, body: LoginWithEmailBody, options?: CallOptions): Promise<LoginResult> {
  return client.call(loginWithEmail, { body }, options);
}

/**
 * Sends a code for a new password, at most once a minute; it answers alike whether the address has an account or not.
 * @param body The address, as plain text.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/login/email/forget/password
 * @origin family
 * @example await shop.login.forgetPasswordCaptcha('ada@example.com');
 */
export function forgetPasswordCaptcha(client: Client, body: string, options?: CallOptions): Promise<null> {
  return client.call(loginForgetPasswordCaptcha, { body }, options);
}

/**
 * Sets a new password with the code that `forgetPasswordCaptcha` sent.
 * @param body The address, the code, and the password twice, 6 to 128 characters.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one.
 * @endpoint POST /api/front/login/email/reset/password
 * @origin family
 * @example await shop.login.resetPassword({ email, captcha: '482913', newPassword, passwordAgain });
 */
export function resetPassword(client: Client, body: LoginResetPasswordBody, options?: CallOptions): Promise<null> {
  return client.call(loginResetPassword, { body }, options);
}

/**
 * Signs a visitor in who buys without an account.
 * @param body `email`; `phone` and its dialling code (`+33`) go together.
 * @returns The token, and the `identity` that opens the visitor's orders later.
 * @throws `StorefrontError` of kind `invalid` when the shop sells to accounts only, `rate-limited`.
 * @endpoint POST /api/front/login/register/visitor
 * @origin family
 * @example const { token, identity } = await shop.login.asVisitor({ email: 'ada@example.com' });
 */
export function asVisitor(client: Client, body: LoginAsVisitorBody, options?: CallOptions): Promise<LoginResult> {
  return client.call(loginAsVisitor, { body }, options);
}

/**
 * Signs in by phone and password.
 * @param body `phone` with its `countryCode`, and `password`.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong phone or password, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/mobile/password
 * @origin family
 * @example const { token } = await shop.login.withMobilePassword({ phone, countryCode: '+33', password });
 */
export function withMobilePassword(
  client: Client,
  body: LoginWithMobilePasswordBody,
  options?: CallOptions,
): Promise<LoginResult> {
  return client.call(loginWithMobilePassword, { body }, options);
}

/**
 * Signs in by phone and the code that `sendCode` sent; a phone without an account gets one.
 * @param body `phone` with its `countryCode`, and the code as `captcha`.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/mobile/captcha
 * @origin family
 * @example const { token } = await shop.login.withMobileCode({ phone, countryCode: '+33', captcha: '482913' });
 */
export function withMobileCode(
  client: Client,
  body: LoginWithMobileCodeBody,
  options?: CallOptions,
): Promise<LoginResult> {
  return client.call(loginWithMobileCode, { body }, options);
}

/**
 * Registers an account by phone with the code that `sendCode` sent, and signs in.
 * @param body `phone` with its `countryCode`, the code as `captcha`, and a `password` of 6 to 128 characters.
 * @returns The sign-in with its token.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, a known phone or a very common password,
 *   `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/register/mobile
 * @origin family
 * @example await shop.login.registerMobile({ phone, countryCode: '+33', captcha: '482913', password });
 */
export function registerMobile(
  client: Client,
  body: LoginRegisterMobileBody,
  options?: CallOptions,
): Promise<LoginResult> {
  return client.call(loginRegisterMobile, { body }, options);
}

/**
 * Sends a code to a phone, at most once a minute.
 * @param query `phone` without and `countryCode` with its plus sign.
 * @throws `StorefrontError` of kind `invalid`, `rate-limited`, `not-found` without sign-in by phone.
 * @endpoint POST /api/front/login/sendCode
 * @origin family
 * @example await shop.login.sendCode({ phone: '6 12 34 56 78', countryCode: '+33' });
 */
export function sendCode(client: Client, query: LoginSendCodeQuery, options?: CallOptions): Promise<null> {
  return client.call(loginSendCode, { query }, options);
}

/**
 * The picture beside the sign-in form.
 * @returns Its address.
 * @throws `StorefrontError`.
 * @endpoint GET /api/pc/login/getLoginPic
 * @origin family
 * @example const { loginLeftImage } = await shop.login.picture();
 */
export function picture(client: Client, options?: CallOptions): Promise<LoginPicture> {
  return client.call(loginPicture, {}, options);
}

/**
 * Ends the sign-in of the token. Where an identity provider signs in, send the browser to its sign-out instead.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/login/logout
 * @origin family
 * @example await shop.login.logout();
 */
export function logout(client: Client, options?: CallOptions): Promise<null> {
  return client.call(loginLogout, {}, options);
}
