import { type Infer, int, json, listOf, number, object, oneOfOpen, text, time, withDefault } from '../schema/schema.ts';

export const Agreement = object({
  /** The agreement as HTML; untrusted until sanitised. */
  agreement: text,
});
/** The agreement that applicants accept, as HTML; untrusted until sanitised. */
export interface Agreement extends Infer<typeof Agreement> {}

export const MerchantApplication = object({
  /** Id. */
  id: int,
  /** Name of the merchant. */
  name: text,
  /** Category of the merchant, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Type of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Name of the applicant. */
  realName: text,
  /** E-mail address. */
  email: text,
  /** Phone number. */
  phone: text,
  /** Platform fee, in percent. */
  handlingFee: withDefault(number, 0),
  /** Description of the merchant’s products. */
  keywords: text,
  /** Postal address, as one text. */
  address: text,
  /** 1 pending, 2 approved, 3 declined (see `denialReason`); a declined application can be submitted again. */
  auditStatus: oneOfOpen(1, 2, 3),
  /** Why the application was declined. */
  denialReason: text,
  /** URLs of the uploaded documents. */
  qualificationPicture: withDefault(json(listOf(text)), () => []),
  /** When it was created, epoch ms. */
  createTime: time,
});
/** An application to become a merchant. */
export interface MerchantApplication extends Infer<typeof MerchantApplication> {}
