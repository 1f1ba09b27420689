import { bool, empty, type Infer, int, nullable, object, optional, text, withDefault } from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';

export const User = object({
  /** Id of the account; 0 where the backend does not tell. */
  uid: withDefault(int, 0),
  /** Address of the shopper’s picture. */
  avatar: text,
  /** Name that is shown. */
  nickname: text,
  /** Phone number. */
  phone: nullable(text),
  /** E-mail address. */
  email: nullable(text),
  /** Points that may be spent. */
  integral: withDefault(int, 0),
  /** Experience points. */
  experience: withDefault(int, 0),
  /** Coupons that may be used. */
  couponCount: withDefault(int, 0),
  /** Products on the wish list. */
  collectCount: withDefault(int, 0),
  /** How the account came to be: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  userType: text,
  /** Whether the shopper has confirmed the e-mail address. An extension; absent where the backend does not ask for it. */
  emailProven: optional(bool),
});
/** The signed-in shopper. */
export interface User extends Infer<typeof User> {}

export const userInfo = endpoint('user.info', 'GET', '/api/front/user/info', 'user', User, { unwrapped: true });
export const userEdit = endpoint('user.edit', 'POST', '/api/front/user/edit', 'user', empty);
export const userEmailPasswordCaptcha = endpoint(
  'user.emailPasswordCaptcha',
  'POST',
  '/api/front/captcha/email/password',
  'user',
  empty,
);
export const userPhonePasswordCaptcha = endpoint(
  'user.phonePasswordCaptcha',
  'POST',
  '/api/front/captcha/phone/password',
  'user',
  empty,
);
export const userEmailUpdatePassword = endpoint(
  'user.emailUpdatePassword',
  'POST',
  '/api/front/user/email/update/password',
  'user',
  empty,
);
export const userEmailProofCaptcha = endpoint(
  'user.emailProofCaptcha',
  'POST',
  '/api/front/captcha/email/proof',
  'user',
  empty,
);
export const userEmailProve = endpoint('user.emailProve', 'POST', '/api/front/user/email/prove', 'user', empty);
export const userEmailChangeCaptcha = endpoint(
  'user.emailChangeCaptcha',
  'POST',
  '/api/front/captcha/email/change',
  'user',
  empty,
);
export const userEmailChange = endpoint('user.emailChange', 'POST', '/api/front/user/email/change', 'user', empty);
export const userPhoneUpdatePassword = endpoint(
  'user.phoneUpdatePassword',
  'POST',
  '/api/front/user/phone/update/password',
  'user',
  empty,
);
