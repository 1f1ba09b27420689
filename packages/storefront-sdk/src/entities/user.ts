import { bool, type Infer, int, nullable, object, optional, text, withDefault } from '../schema/schema.ts';

export const User = object({
  /** Id of the account; 0 if the backend does not send it. */
  uid: withDefault(int, 0),
  /** URL of the shopper’s picture. */
  avatar: text,
  /** Display name. */
  nickname: text,
  /** Phone number. */
  phone: nullable(text),
  /** E-mail address. */
  email: nullable(text),
  /** Points available to spend. */
  integral: withDefault(int, 0),
  /** Experience points. */
  experience: withDefault(int, 0),
  /** Number of usable coupons. */
  couponCount: withDefault(int, 0),
  /** Number of products on the wish list. */
  collectCount: withDefault(int, 0),
  /** How the account was created: `email`, `phone`, `visitor`, `google`, `facebook`, `twitter`. */
  userType: text,
  /** Whether the e-mail address is confirmed. An extension; absent if the backend does not require it. */
  emailProven: optional(bool),
  /**
   * Whether the shopper gets an e-mail when a product of the wish list becomes cheaper. An extension; absent if the backend sends
   * no such mails.
   */
  priceAlerts: optional(bool),
});
/** The signed-in shopper. */
export interface User extends Infer<typeof User> {}
