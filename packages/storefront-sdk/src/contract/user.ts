import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, nothing, nullable, object, optional, orElse, text } from './schema.ts';

export const User = object({
  uid: orElse(int, 0),
  avatar: text,
  nickname: text,
  phone: nullable(text),
  email: nullable(text),
  /** Points that may be spent. */
  integral: orElse(int, 0),
  experience: orElse(int, 0),
  couponCount: orElse(int, 0),
  collectCount: orElse(int, 0),
  userType: text,
  /** Whether the shopper has confirmed the e-mail address. An extension; absent where the backend does not ask for it. */
  emailProven: optional(bool),
});
/** The signed-in shopper. */
export type User = Infer<typeof User>;

export const userInfo = endpoint('user.info', 'GET', '/api/front/user/info', 'user', User, { bare: true });
export const userEdit = endpoint('user.edit', 'POST', '/api/front/user/edit', 'user', nothing);
export const userEmailPasswordCaptcha = endpoint(
  'user.emailPasswordCaptcha',
  'POST',
  '/api/front/captcha/email/password',
  'user',
  nothing,
);
export const userPhonePasswordCaptcha = endpoint(
  'user.phonePasswordCaptcha',
  'POST',
  '/api/front/captcha/phone/password',
  'user',
  nothing,
);
export const userEmailUpdatePassword = endpoint(
  'user.emailUpdatePassword',
  'POST',
  '/api/front/user/email/update/password',
  'user',
  nothing,
);
export const userEmailProofCaptcha = endpoint(
  'user.emailProofCaptcha',
  'POST',
  '/api/front/captcha/email/proof',
  'user',
  nothing,
);
export const userEmailProve = endpoint('user.emailProve', 'POST', '/api/front/user/email/prove', 'user', nothing);
export const userPhoneUpdatePassword = endpoint(
  'user.phoneUpdatePassword',
  'POST',
  '/api/front/user/phone/update/password',
  'user',
  nothing,
);
