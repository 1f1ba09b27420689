import { object, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { givenPassword, password } from './login.ts';
import { captcha, email } from './shared.ts';

const newPassword = object({
  /** The code from the mail or the text message. */
  captcha,
  /** The new password, 6 to 128 characters. */
  newPassword: password,
  /** The same password again. */
  passwordAgain: password,
});
const otherEmail = textIn({ ...email.limits, note: 'Instead of the address of the account, or where it has none.' });
const refused = {
  400: 'The code is wrong, used up or older than ten minutes; the passwords differ; or the password is one of the commonest.',
};
const example = { body: { captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' } };

export const userInputs = {
  info: input({
    summary: 'The signed-in shopper. May come without an envelope, told by `preferred_username`.',
    origin: 'specification',
  }),
  edit: input({
    summary: 'Changes nickname and picture.',
    origin: 'family',
    body: object({
      /** Name that is shown, 1 to 255 characters. */
      nickname: textIn({ min: 1, max: 255 }),
      /** An address that `uploads.image` returned, or empty. */
      avatar: textIn({ max: 500, note: 'Address from `uploads.image`, empty for none.' }),
    }),
    example: { body: { nickname: 'Ada', avatar: 'https://shop.example.com/media/ada.webp' } },
  }),
  emailPasswordCaptcha: input({
    summary: 'Sends a code for a new password to the e-mail address of the account; at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no e-mail address.' },
  }),
  phonePasswordCaptcha: input({
    summary: 'Sends a code for a new password to the phone of the account; at most once a minute.',
    origin: 'family',
    errors: { 400: 'The account has no phone.' },
  }),
  emailUpdatePassword: input({
    summary: 'Sets a new password. The code was sent by `user.emailPasswordCaptcha`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  }),
  phoneUpdatePassword: input({
    summary: 'Sets a new password. The code was sent by `user.phonePasswordCaptcha`.',
    origin: 'family',
    body: newPassword,
    errors: refused,
    example,
  }),
  emailProofCaptcha: input({
    summary:
      'Sends a code that confirms the e-mail address of the shopper; at most once a minute. Coupons, cash on delivery and a second unpaid order need a confirmed address.',
    origin: 'extension',
    body: object({
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The address is confirmed already, or the account has none and none is given.' },
    example: { body: { email: 'ada@example.com' } },
  }),
  emailProve: input({
    summary: 'Confirms the e-mail address of the shopper. The code was sent by `user.emailProofCaptcha`.',
    origin: 'extension',
    body: object({
      /** The code from the mail or the text message. */
      captcha,
      /** E-mail address. */
      email: optional(otherEmail),
    }),
    errors: { 400: 'The code is wrong, used up or older than ten minutes, or the address is confirmed already.' },
    example: { body: { captcha: '482913', email: 'ada@example.com' } },
  }),
  emailChangeCaptcha: input({
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
      403: 'The shopper has not confirmed an address yet: see `user.emailProofCaptcha`.',
    },
    example: { body: { email: 'ada@example.org' } },
  }),
  emailChange: input({
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
      403: 'The shopper has not confirmed an address yet: see `user.emailProofCaptcha`.',
    },
    example: { body: { email: 'ada@example.org', captcha: '482913', password: 'a long walk' } },
  }),
};
