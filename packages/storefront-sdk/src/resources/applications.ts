import {
  type Agreement,
  applicationsAgreement,
  applicationsApply,
  applicationsEmailCaptcha,
  applicationsRecords,
  type MerchantApplication,
} from '../contract/applications.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { ApplicationsRecordsQuery } from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Sends a code to an applicant's address; it lives 10 minutes.
 * @param email The applicant’s e-mail address.
 * @throws `StorefrontError` of kind `rate-limited` when asked again within a minute, `invalid`.
 * @endpoint POST /api/front/captcha/email/merchant/settled
 * @origin family
 * @example await shop.applications.emailCaptcha('ada@example.com');
 */
export function emailCaptcha(client: Client, email: string, options?: CallOptions): Promise<null> {
  return client.call(applicationsEmailCaptcha, { body: email }, options);
}

/**
 * What applicants agree to.
 * @returns HTML of the platform's owner, hostile until sanitised.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/merchant/settled/agreement
 * @origin family
 * @example const { agreement } = await shop.applications.agreement();
 */
export function agreement(client: Client, options?: CallOptions): Promise<Agreement> {
  return client.call(applicationsAgreement, {}, options);
}

type ApplyBody = InputOf<'applications.apply'>['body'];

/** Who applies to be which merchant; the pictures are addresses that `uploads.image` answered. */
export type MerchantApplicationDraft = Omit<ApplyBody, 'qualificationPicture'> & {
  qualificationPicture: readonly string[];
};

/**
 * Applies to become a merchant; an answer takes up to 15 working days.
 * @param body 1 to 5 pictures of papers; names up to 64 characters; `captcha` the code from the mail; `id` to send a
 *   declined application again; `isAgreed`, an extension, that the agreement was ticked.
 * @throws `StorefrontError` of kind `invalid` when the code is wrong, name or address belong to a merchant or an
 *   application is pending, `not-found` for a foreign `id`, `auth` from backends that take none from guests.
 * @endpoint POST /api/front/merchant/settled/apply
 * @origin family
 * @example await shop.applications.apply({ ...form, qualificationPicture: [url], isAgreed: true });
 */
export function apply(client: Client, body: MerchantApplicationDraft, options?: CallOptions): Promise<null> {
  const sent: ApplyBody = { ...body, qualificationPicture: JSON.stringify(body.qualificationPicture) };
  return client.call(applicationsApply, { body: sent }, options);
}

/**
 * Applications of the shopper, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of applications; a declined one says why in `denialReason`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/merchant/settled/record
 * @origin family
 * @example const [latest] = (await shop.applications.records()).list;
 */
export function records(
  client: Client,
  query: ApplicationsRecordsQuery = {},
  options?: CallOptions,
): ListCall<MerchantApplication> {
  return listCall(
    (page, more) => client.call(applicationsRecords, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}
