import type {
  UserEditBody,
  UserEmailChangeBody,
  UserEmailChangeCaptchaBody,
  UserEmailProofCaptchaBody,
  UserEmailProveBody,
  UserEmailUpdatePasswordBody,
  UserPhoneUpdatePasswordBody,
} from '../contract/input-types.ts';
import {
  type User,
  userEdit,
  userEmailChange,
  userEmailChangeCaptcha,
  userEmailPasswordCaptcha,
  userEmailProofCaptcha,
  userEmailProve,
  userEmailUpdatePassword,
  userInfo,
  userPhonePasswordCaptcha,
  userPhoneUpdatePassword,
} from '../contract/user.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * The signed-in shopper, with counts of points, coupons and wishes.
 * @returns The shopper.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/user/info
 * @origin specification
 * @example const { nickname, avatar } = await shop.user.info();
 */
export function info(client: Client, options?: CallOptions): Promise<User> {
  return client.call(userInfo, {}, options);
}

/**
 * Changes nickname and picture.
 * @param body `nickname` 1 to 255 characters; `avatar` an address that `uploads.image` answered, or empty.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `auth`.
 * @endpoint POST /api/front/user/edit
 * @origin family
 * @example await shop.user.edit({ nickname: 'Ada', avatar: url });
 */
export function edit(client: Client, body: UserEditBody, options?: CallOptions): Promise<null> {
  return client.call(userEdit, { body }, options);
}

/**
 * Sends a code for a new password to the e-mail address of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the account has no address, `auth`.
 * @endpoint POST /api/front/captcha/email/password
 * @origin family
 * @example await shop.user.emailPasswordCaptcha();
 */
export function emailPasswordCaptcha(client: Client, options?: CallOptions): Promise<null> {
  return client.call(userEmailPasswordCaptcha, {}, options);
}

/**
 * Sends a code for a new password to the phone of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the account has no phone, `auth`.
 * @endpoint POST /api/front/captcha/phone/password
 * @origin family
 * @example await shop.user.phonePasswordCaptcha();
 */
export function phonePasswordCaptcha(client: Client, options?: CallOptions): Promise<null> {
  return client.call(userPhonePasswordCaptcha, {}, options);
}

/**
 * Sets a new password with the code that `emailPasswordCaptcha` sent.
 * @param body The code, and the password twice, 6 to 128 characters.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one, `auth`.
 * @endpoint POST /api/front/user/email/update/password
 * @origin family
 * @example await shop.user.emailUpdatePassword({ captcha: '482913', newPassword, passwordAgain });
 */
export function emailUpdatePassword(
  client: Client,
  body: UserEmailUpdatePasswordBody,
  options?: CallOptions,
): Promise<null> {
  return client.call(userEmailUpdatePassword, { body }, options);
}

/**
 * Sets a new password with the code that `phonePasswordCaptcha` sent.
 * @param body The code, and the password twice, 6 to 128 characters.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one, `auth`.
 * @endpoint POST /api/front/user/phone/update/password
 * @origin family
 * @example await shop.user.phoneUpdatePassword({ captcha: '482913', newPassword, passwordAgain });
 */
export function phoneUpdatePassword(
  client: Client,
  body: UserPhoneUpdatePasswordBody,
  options?: CallOptions,
): Promise<null> {
  return client.call(userPhoneUpdatePassword, { body }, options);
}

/**
 * Sends a code that confirms the shopper's e-mail address, at most once a minute. Coupons, cash on delivery and a second
 * unpaid order need a confirmed address; visitors and accounts by phone have none at first.
 * @param body `email` instead of the address of the account, or where it has none.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the address is confirmed already or missing, `auth`;
 *   `not-found` where the backend does not ask for it.
 * @endpoint POST /api/front/captcha/email/proof
 * @origin extension
 * @example await shop.user.emailProofCaptcha({});
 */
export function emailProofCaptcha(
  client: Client,
  body: UserEmailProofCaptchaBody,
  options?: CallOptions,
): Promise<null> {
  return client.call(userEmailProofCaptcha, { body }, options);
}

/**
 * Confirms the shopper's e-mail address with the code that `emailProofCaptcha` sent.
 * @param body The code, and the `email` that was named to get it, if any was.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, `auth`; `not-found` where the backend lacks it.
 * @endpoint POST /api/front/user/email/prove
 * @origin extension
 * @example await shop.user.emailProve({ captcha: '482913' });
 */
export function emailProve(client: Client, body: UserEmailProveBody, options?: CallOptions): Promise<null> {
  return client.call(userEmailProve, { body }, options);
}

/**
 * Sends a code to the new e-mail address of a shopper who has confirmed one, or to the present address, at most once a minute
 * to each. It does not reveal whether the new address has an account.
 * @param body `email`, the new address; without it the code goes to the present one, for accounts without a password.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the new address is the present one, `forbidden` when no
 *   address is confirmed yet, `auth`; `not-found` where the backend lacks it.
 * @endpoint POST /api/front/captcha/email/change
 * @origin extension
 * @example await shop.user.emailChangeCaptcha({ email: 'ada@example.org' });
 */
export function emailChangeCaptcha(
  client: Client,
  body: UserEmailChangeCaptchaBody,
  options?: CallOptions,
): Promise<null> {
  return client.call(userEmailChangeCaptcha, { body }, options);
}

/**
 * Changes the shopper's confirmed e-mail address, and ends every other sign-in of the account.
 * @param body The new address, the code that was sent there, and the `password` or the `currentCaptcha` that was sent to the
 *   present address.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code or a wrong password, `rate-limited`, `forbidden` when no
 *   address is confirmed yet, `auth`; `not-found` where the backend lacks it.
 * @endpoint POST /api/front/user/email/change
 * @origin extension
 * @example await shop.user.emailChange({ email: 'ada@example.org', captcha: '482913', password: 'a long walk' });
 */
export function emailChange(client: Client, body: UserEmailChangeBody, options?: CallOptions): Promise<null> {
  return client.call(userEmailChange, { body }, options);
}
