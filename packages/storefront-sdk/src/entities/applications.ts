import { type Infer, int, json, listOf, number, object, oneOfOpen, text, time, withDefault } from '../schema/schema.ts';

export const Agreement = object({
  /** The agreement as HTML; untrusted until sanitised. */
  agreement: text,
});
/** What applicants agree to; HTML, and hostile until sanitised. */
export interface Agreement extends Infer<typeof Agreement> {}

export const MerchantApplication = object({
  /** Its id. */
  id: int,
  /** Name. */
  name: text,
  /** Trade, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Kind of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Name of the person. */
  realName: text,
  /** E-mail address. */
  email: text,
  /** Phone number. */
  phone: text,
  /** Percent. */
  handlingFee: withDefault(number, 0),
  /** Description of what the merchant sells. */
  keywords: text,
  /** Postal address, in one text. */
  address: text,
  /** 1 pending, 2 approved, 3 declined for `denialReason`; a declined one may be sent again. */
  auditStatus: oneOfOpen(1, 2, 3),
  /** Why it was declined. */
  denialReason: text,
  /** Addresses of the papers. */
  qualificationPicture: withDefault(json(listOf(text)), () => []),
  /** When it was created, epoch ms. */
  createTime: time,
});
/** An application to become a merchant. */
export interface MerchantApplication extends Infer<typeof MerchantApplication> {}
