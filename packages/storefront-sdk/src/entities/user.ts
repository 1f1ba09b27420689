import { bool, type Infer, int, nullable, object, optional, text, withDefault } from '../schema/schema.ts';

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
