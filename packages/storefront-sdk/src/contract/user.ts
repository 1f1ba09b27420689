import { endpoint } from './endpoint.ts';
import { type Infer, int, nothing, nullable, object, orElse, text } from './schema.ts';

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
export const userPhoneUpdatePassword = endpoint(
  'user.phoneUpdatePassword',
  'POST',
  '/api/front/user/phone/update/password',
  'user',
  nothing,
);
