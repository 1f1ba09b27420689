import { endpoint } from './endpoint.ts';
import { type Infer, int, json, list, nothing, number, object, oneOf, page, text, time } from './schema.ts';

export const Agreement = object({ agreement: text });
/** What applicants agree to; HTML, and hostile until sanitised. */
export type Agreement = Infer<typeof Agreement>;

export const MerchantApplication = object({
  id: int,
  name: text,
  categoryId: int,
  typeId: int,
  realName: text,
  email: text,
  phone: text,
  /** Percent. */
  handlingFee: number,
  keywords: text,
  address: text,
  /** 1 pending, 2 approved, 3 declined for `denialReason`; a declined one may be sent again. */
  auditStatus: oneOf(1, 2, 3),
  denialReason: text,
  qualificationPicture: json(list(text)),
  createTime: time,
});
/** An application to become a merchant. */
export type MerchantApplication = Infer<typeof MerchantApplication>;

export const applicationEmailCaptcha = endpoint(
  'application.emailCaptcha',
  'POST',
  '/api/front/captcha/email/merchant/settled',
  'guest',
  nothing,
  { raw: true },
);
export const applicationAgreement = endpoint(
  'application.agreement',
  'GET',
  '/api/front/merchant/settled/agreement',
  'guest',
  Agreement,
);
export const applicationApply = endpoint(
  'application.apply',
  'POST',
  '/api/front/merchant/settled/apply',
  'optional',
  nothing,
  { keyed: true },
);
export const applicationRecords = endpoint(
  'application.records',
  'GET',
  '/api/front/merchant/settled/record',
  'user',
  page(MerchantApplication),
);
