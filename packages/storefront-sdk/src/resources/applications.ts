import {
  applicationAgreement,
  applicationApply,
  applicationEmailCaptcha,
  applicationRecords,
} from '../contract/applications.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Sends a code to an applicant's address; it lives 10 minutes.
 * @throws `StorefrontError` of kind `rate-limited` when asked again within a minute, `invalid`.
 * @endpoint POST /api/front/captcha/email/merchant/settled
 * @origin family
 * @example await applications.emailCaptcha(client, 'ada@example.com');
 */
export function emailCaptcha(
  client: Client,
  email: InputOf<'application.emailCaptcha'>['body'],
  options?: CallOptions,
) {
  return client.call(applicationEmailCaptcha, { body: email }, options);
}

/**
 * What applicants agree to.
 * @returns HTML of the platform's owner, hostile until sanitised.
 * @endpoint GET /api/front/merchant/settled/agreement
 * @origin family
 * @example const { agreement } = await applications.agreement(client);
 */
export function agreement(client: Client, options?: CallOptions) {
  return client.call(applicationAgreement, {}, options);
}

type ApplyBody = InputOf<'application.apply'>['body'];

/** Who applies to be which merchant; the pictures are addresses that `uploads.image` answered. */
export type MerchantApplicationDraft = Omit<ApplyBody, 'qualificationPicture'> & {
  qualificationPicture: readonly string[];
};

/**
 * Applies to become a merchant; an answer takes up to 15 working days.
 * @param draft 1 to 5 pictures of papers; names up to 64 characters; `captcha` the code from the mail; `id` to send a
 *   declined application again; `isAgreed`, an extension, that the agreement was ticked.
 * @throws `StorefrontError` of kind `invalid` when the code is wrong, name or address belong to a merchant or an
 *   application is pending, `not-found` for a foreign `id`, `auth` from backends that take none from guests.
 * @endpoint POST /api/front/merchant/settled/apply
 * @origin family
 * @example await applications.apply(client, { ...form, qualificationPicture: [url], isAgreed: true });
 */
export function apply(
  client: Client,
  { qualificationPicture, ...rest }: MerchantApplicationDraft,
  options?: CallOptions,
) {
  const body: ApplyBody = { ...rest, qualificationPicture: JSON.stringify(qualificationPicture) };
  return client.call(applicationApply, { body }, options);
}

/**
 * Applications of the shopper, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of applications; a declined one says why in `denialReason`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/merchant/settled/record
 * @origin family
 * @example const [latest] = (await applications.records(client)).list;
 */
export function records(client: Client, query: InputOf<'application.records'>['query'] = {}, options?: CallOptions) {
  return client.call(applicationRecords, { query }, options);
}
