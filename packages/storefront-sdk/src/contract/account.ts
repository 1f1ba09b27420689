import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, nothing, nullable, object, page, text } from './schema.ts';

export const User = object({
  uid: int,
  avatar: text,
  nickname: text,
  phone: nullable(text),
  email: nullable(text),
  integral: int,
  experience: int,
  couponCount: int,
  collectCount: int,
  userType: text,
});
/** The signed-in shopper. */
export type User = Infer<typeof User>;

export const Address = object({
  id: int,
  firstName: text,
  lastName: text,
  email: text,
  country: text,
  addressLine1: text,
  addressLine2: nullable(text),
  state: text,
  city: text,
  postCode: text,
  phone: text,
  isDefault: bool,
});
/** A delivery address; `country` is ISO 3166-1 alpha-2. */
export type Address = Infer<typeof Address>;

export const loginRegisterEmail = endpoint(
  'login.registerEmail',
  'POST',
  '/api/front/login/register/email',
  'guest',
  nothing,
  { keyed: true },
);
export const loginEmailCaptcha = endpoint(
  'login.emailCaptcha',
  'POST',
  '/api/front/login/email/captcha',
  'guest',
  nothing,
  {
    raw: true,
  },
);
export const loginTokenIsExist = endpoint(
  'login.tokenIsExist',
  'POST',
  '/api/front/login/token/is/exist',
  'optional',
  bool,
);
export const userInfo = endpoint('user.info', 'GET', '/api/front/user/info', 'user', User, { bare: true });
export const addressList = endpoint('address.list', 'GET', '/api/front/address/list', 'user', page(Address));
export const addressSave = endpoint('address.save', 'POST', '/api/front/address/edit', 'user', Address, {
  keyed: true,
});
export const addressDelete = endpoint('address.delete', 'POST', '/api/front/address/del', 'user', nothing);
export const addressSetDefault = endpoint(
  'address.setDefault',
  'POST',
  '/api/front/address/default/set',
  'user',
  nothing,
);
