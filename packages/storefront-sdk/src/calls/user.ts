import { call } from '../call.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../entities/email.ts';
import { User } from '../entities/user.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, object, optional, type Schema, textIn } from '../schema/schema.ts';
import { captcha, email, givenPassword, password } from './inputs.ts';

const newPassword = object({
  /** The code from the mail or the text message. */
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
  note: 'Instead of the address of the account, or where it has none.',
});
const refused = {
  400: 'The code is wrong, used up or older than ten minutes; the passwords differ; or the password is one of the commonest.',
};
const example = { body: { captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' } };

/**
 * The signed-in shopper, with the number of points, coupons and wishlist items.
 * @returns The shopper.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
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
    summary: 'The signed-in shopper. May come without an envelope, told by `preferred_username`.',
    origin: 'specification',
  },
});

/**
 * Changes nickname and picture.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `auth`.
 * @example await shop.user.edit({ nickname: 'Ada', avatar: url });
 */
export const edit = call({
  id: 'user.edit',
  method: 'POST',
  path: '/api/front/user/edit',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Changes nickname and picture.',
    origin: 'family',
    body: object({
      /** Name that is shown, 1 to 255 characters. */
      nickname: textIn({ min: 1, max: 255 }),
      /** An address that `uploads.image` returned, or empty. */
      avatar: textIn({ max: 500, note: 'Address from `uploads.image`, empty for none.' }),
    }),
    example: { body: { nickname: 'Ada', avatar: 'https://shop.example.com/media/ada.webp' } },
  },
});

/**
 * Sends a code for a new password to the e-mail address of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the account has no address, `auth`.
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
    summary: 'Sends a code for a new password to the e-mail address of the account; at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no e-mail address.' },
  },
});

/**
 * Sends a code for a new password to the phone of the account, at most once a minute.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the account has no phone, `auth`.
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
    summary: 'Sends a code for a new password to the phone of the account; at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no phone.' },
  },
});

/**
 * Sets a new password with the code that `sendPasswordCode` sent.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one, `auth`.
 * @example await shop.user.changePassword({ captcha: '482913', newPassword, passwordAgain });
 */
export const changePassword = call({
  id: 'user.changePassword',
  method: 'POST',
  path: '/api/front/user/email/update/password',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password. The code was sent by `user.sendPasswordCode`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  },
});

/**
 * Sets a new password with the code that `sendPasswordCodeByPhone` sent.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, unlike passwords or a very common one, `auth`.
 * @example await shop.user.changePasswordByPhone({ captcha: '482913', newPassword, passwordAgain });
 */
export const changePasswordByPhone = call({
  id: 'user.changePasswordByPhone',
  method: 'POST',
  path: '/api/front/user/phone/update/password',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets a new password. The code was sent by `user.sendPasswordCodeByPhone`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  },
});

/**
 * Sends a code that confirms the shopper's e-mail address, at most once a minute. Coupons, cash on delivery and a second
 * unpaid order need a confirmed address; visitors and accounts by phone have none at first.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the address is confirmed already or missing, `auth`;
 *   `not-found` if the backend does not require it.
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
      'Sends a code that confirms the e-mail address of the shopper; at most once a minute. Coupons, cash on delivery and a second unpaid order need a confirmed address.',
    origin: 'extension',
    body: object({
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The address is confirmed already, or the account has none and none is given.' },
    example: { body: { email: 'ada@example.com' } },
  },
});

/**
 * Confirms the shopper's e-mail address with the code that `sendVerificationCode` sent.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code, `auth`; `not-found` where the backend lacks it.
 * @example await shop.user.verifyEmail({ captcha: '482913' });
 */
export const verifyEmail = call({
  id: 'user.verifyEmail',
  method: 'POST',
  path: '/api/front/user/email/prove',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Confirms the e-mail address of the shopper. The code was sent by `user.sendVerificationCode`.',
    origin: 'extension',
    body: object({
      /** The code from the mail or the text message. */
      captcha,
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The code is wrong, used up or older than ten minutes, or the address is confirmed already.' },
    example: { body: { captcha: '482913', email: 'ada@example.com' } },
  },
});

/**
 * Sends a code to the new e-mail address of a shopper who has confirmed one, or to the present address, at most once a minute
 * to each. It does not reveal whether the new address has an account.
 * @throws `StorefrontError` of kind `rate-limited`, `invalid` when the new address is the present one, `forbidden` when no
 *   address is confirmed yet, `auth`; `not-found` where the backend lacks it.
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
      'Sends a code to the new e-mail address of a shopper who has confirmed one, or to the present address; at most once a minute to each.',
    origin: 'extension',
    body: object({
      /** The new address. Without it the code goes to the present one. */
      email: optional(
        textIn({ ...email.limits, note: 'The new address. Without it the code goes to the present one.' }),
      ),
    }),
    errors: {
      400: 'The new address is the present one.',
      403: 'The shopper has not confirmed an address yet: see `user.sendVerificationCode`.',
    },
    example: { body: { email: 'ada@example.org' } },
  },
});

/**
 * Changes the shopper's confirmed e-mail address, and ends every other sign-in of the account.
 * @throws `StorefrontError` of kind `invalid` for a wrong or old code or a wrong password, `rate-limited`, `forbidden` when no
 *   address is confirmed yet, `auth`; `not-found` where the backend lacks it.
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
      'Changes the confirmed e-mail address of the shopper, with the code that was sent to the new one, and the password or the code that was sent to the present one. It ends every other sign-in of the account.',
    origin: 'extension',
    body: object({
      /** The new address. */
      email,
      /** The code that was sent there. */
      captcha,
      /** The password of the account. */
      password: optional(givenPassword),
      /** Instead of the password, the code that was sent to the present address. */
      currentCaptcha: optional(textIn({ ...captcha.limits, note: 'Instead of the password.' })),
    }),
    errors: {
      400: 'A code is wrong, used up or older than ten minutes; the password is wrong, or neither it nor the second code is there; or the new address is the present one. An address with an account of its own is refused as a wrong code.',
      403: 'The shopper has not confirmed an address yet: see `user.sendVerificationCode`.',
    },
    example: { body: { email: 'ada@example.org', captcha: '482913', password: 'a long walk' } },
  },
});
