import { call } from '../call.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../entities/email.ts';
import { User } from '../entities/user.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, object, optional, type Schema, text, textIn } from '../schema/schema.ts';
import { captcha, email, givenPassword, password } from './inputs.ts';

const newPassword = object({
  /** The code from the e-mail or text message. */
  captcha,
  /** The new password, 6 to 128 characters. */
  newPassword: password,
  /** The same password again. */
  passwordAgain: password,
});
const otherEmail = textIn({
  min: 3,
  max: EMAIL_MAX_LENGTH,
  pattern: EMAIL_PATTERN,
  note: 'Instead of the address of the account, or if it has none.',
});
const refused = {
  400: 'The code is wrong, used or older than ten minutes, the passwords differ, or the password is very common.',
};
const example = { body: { captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' } };

/**
 * Gets the signed-in shopper, with the number of points, coupons and wish list items.
 * @returns The shopper.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { nickname, avatar } = await shop.user.info();
 */
export const info = call({
  id: 'user.info',
  method: 'GET',
  path: '/api/front/user/info',
  auth: 'user',
  unwrapped: true,
  takes: false,
  returns: User as Schema<User>,
  spec: IN_TOOLS && {
    summary:
      'Gets the signed-in shopper, with the number of points, coupons and wish list items. May be sent without an envelope, with `preferred_username`.',
    origin: 'specification',
  },
});

/**
 * Changes the nickname and picture.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `auth`.
 * @example await shop.user.edit({ nickname: 'Ada', avatar: url });
 */
export const edit = call({
  id: 'user.edit',
  method: 'POST',
  path: '/api/front/user/edit',
  auth: 'user',
  repeatable: true,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Changes the nickname and picture.',
    origin: 'family',
    body: object({
      /** Display name, 1 to 255 characters. */
      nickname: textIn({ min: 1, max: 255 }),
      /** URL from `uploads.image`; empty for none. */
      avatar: textIn({ max: 500, note: 'URL from `uploads.image`; empty for none.' }),
    }),
    example: { body: { nickname: 'Ada', avatar: 'https://shop.example.com/media/ada.webp' } },
  },
});

/**
 * Sends a password change code to the e-mail address of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` if the account has no e-mail address, `auth`.
 * @example await shop.user.sendPasswordCode();
 */
export const sendPasswordCode = call({
  id: 'user.sendPasswordCode',
  method: 'POST',
  path: '/api/front/captcha/email/password',
  auth: 'user',
  takes: false,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sends a password change code to the e-mail address of the account, at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no e-mail address.' },
  },
});

/**
 * Sends a password change code to the phone of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` if the account has no phone number, `auth`.
 * @example await shop.user.sendPasswordCodeByPhone();
 */
export const sendPasswordCodeByPhone = call({
  id: 'user.sendPasswordCodeByPhone',
  method: 'POST',
  path: '/api/front/captcha/phone/password',
  auth: 'user',
  takes: false,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sends a password change code to the phone of the account, at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no phone number.' },
  },
});

/**
 * Sets a new password with the code from `sendPasswordCode`.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, different or very common passwords, `auth`.
 * @example await shop.user.changePassword({ captcha: '482913', newPassword, passwordAgain });
 */
export const changePassword = call({
  id: 'user.changePassword',
  method: 'POST',
  path: '/api/front/user/email/update/password',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password with the code from `user.sendPasswordCode`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  },
});

/**
 * Sets a new password with the code from `sendPasswordCodeByPhone`.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, different or very common passwords, `auth`.
 * @example await shop.user.changePasswordByPhone({ captcha: '482913', newPassword, passwordAgain });
 */
export const changePasswordByPhone = call({
  id: 'user.changePasswordByPhone',
  method: 'POST',
  path: '/api/front/user/phone/update/password',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password with the code from `user.sendPasswordCodeByPhone`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  },
});

/**
 * Sends a code to confirm the shopper's e-mail address, at most once a minute. Coupons, cash on delivery and a second
 * unpaid order require a confirmed address; visitors and accounts created by phone have none at first.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` if the address is already confirmed or missing, `auth`,
 *   `not-found` if the backend does not have this call.
 * @example await shop.user.sendVerificationCode({});
 */
export const sendVerificationCode = call({
  id: 'user.sendVerificationCode',
  method: 'POST',
  path: '/api/front/captcha/email/proof',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Sends a code to confirm the shopper’s e-mail address, at most once a minute. Coupons, cash on delivery and a second unpaid order require a confirmed address.',
    origin: 'extension',
    body: object({
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The address is already confirmed, or there is none in the account or the request.' },
    example: { body: { email: 'ada@example.com' } },
  },
});

/**
 * Confirms the shopper's e-mail address with the code from `sendVerificationCode`.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code, `auth`, `not-found` if the backend does not
 *   have this call.
 * @example await shop.user.verifyEmail({ captcha: '482913' });
 */
export const verifyEmail = call({
  id: 'user.verifyEmail',
  method: 'POST',
  path: '/api/front/user/email/prove',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Confirms the shopper’s e-mail address with the code from `user.sendVerificationCode`.',
    origin: 'extension',
    body: object({
      /** The code from the e-mail or text message. */
      captcha,
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The code is wrong, used or older than ten minutes, or the address is already confirmed.' },
    example: { body: { captcha: '482913', email: 'ada@example.com' } },
  },
});

/**
 * Sends a code to the new or the current e-mail address, to change a confirmed address; at most once a minute to each.
 * The response does not reveal whether the new address is registered.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` if the new address is the current one, `forbidden` if the
 *   current address is not confirmed, `auth`, `not-found` if the backend does not have this call.
 * @example await shop.user.sendEmailChangeCode({ email: 'ada@example.org' });
 */
export const sendEmailChangeCode = call({
  id: 'user.sendEmailChangeCode',
  method: 'POST',
  path: '/api/front/captcha/email/change',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Sends a code to the new or the current e-mail address, to change a confirmed address; at most once a minute to each. The response does not reveal whether the new address is registered.',
    origin: 'extension',
    body: object({
      /** The new address. Without it, the code is sent to the current address. */
      email: optional(
        textIn({ ...email.limits, note: 'The new address. Without it, the code is sent to the current address.' }),
      ),
    }),
    errors: {
      400: 'The new address is the current one.',
      403: 'The current address is not confirmed: see `user.sendVerificationCode`.',
    },
    example: { body: { email: 'ada@example.org' } },
  },
});

/**
 * Changes the confirmed e-mail address, with the code sent to the new address and the password or the code sent to the
 * current address. Ends all other sign-ins of the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong or expired code or a wrong password, `rate-limited`,
 *   `forbidden` if the current address is not confirmed, `auth`, `not-found` if the backend does not have this call.
 * @example await shop.user.changeEmail({ email: 'ada@example.org', captcha: '482913', password: 'a long walk' });
 */
export const changeEmail = call({
  id: 'user.changeEmail',
  method: 'POST',
  path: '/api/front/user/email/change',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Changes the confirmed e-mail address, with the code sent to the new address and the password or the code sent to the current address. Ends all other sign-ins of the account.',
    origin: 'extension',
    body: object({
      /** The new address. */
      email,
      /** The code sent to the new address. */
      captcha,
      /** The password of the account. */
      password: optional(givenPassword),
      /** The code sent to the current address, instead of the password. */
      currentCaptcha: optional(
        textIn({ ...captcha.limits, note: 'The code sent to the current address, instead of the password.' }),
      ),
    }),
    errors: {
      400: 'A code is wrong, used or older than ten minutes, the password is wrong, both the password and `currentCaptcha` are missing, or the new address is the current one. An address that is already registered is rejected like a wrong code.',
      403: 'The current address is not confirmed: see `user.sendVerificationCode`.',
    },
    example: { body: { email: 'ada@example.org', captcha: '482913', password: 'a long walk' } },
  },
});

/**
 * Gets everything that the shop knows of the signed-in shopper, as a file to download.
 * @returns The file as JSON text.
 * @throws `StorefrontError` of kind `rate-limited`, `auth`, `not-found` if the backend does not have this call.
 * @example const { account, orders } = JSON.parse(await shop.user.exportData());
 */
export const exportData = call({
  id: 'user.exportData',
  method: 'GET',
  path: '/api/front/user/data',
  auth: 'user',
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Gets everything that the shop knows of the signed-in shopper, as JSON in a text.',
    origin: 'extension',
  },
});

/**
 * Deletes the account: who the shopper is and where their orders went to. Sums and goods of orders and the words of reviews
 * stay, without a name. Ends all sign-ins. It cannot be undone: confirm with the shopper first.
 * @throws `StorefrontError` of kind `invalid` if the password is wrong or missing, `conflict` while an order is not
 *   completed, `rate-limited`, `auth`, `not-found` if the backend does not have this call.
 * @example await shop.user.erase({ password });
 */
export const erase = call({
  id: 'user.erase',
  method: 'POST',
  path: '/api/front/user/erase',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Deletes the account, and what the shop knows of its owner beside sums and goods of orders.',
    origin: 'extension',
    body: object({
      /** The password, for an account that has one. */
      password: optional(textIn({ ...givenPassword.limits, note: 'The password, for an account that has one.' })),
    }),
    errors: {
      400: 'The password is wrong, or missing for an account that has one.',
      409: 'An order of the account is not completed, or a refund is open.',
    },
    example: { body: { password: 'a long walk' } },
  },
});
