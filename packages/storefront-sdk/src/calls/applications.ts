import { type CallInput, call, pagedCall, writing, written } from '../call.ts';
import { Agreement, MerchantApplication } from '../entities/applications.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, numberIn, object, optional, type Page, page, type Schema, textIn } from '../schema/schema.ts';
import { captcha, email, id, phone } from './inputs.ts';

/**
 * Sends a code to an applicant's e-mail address, at most once a minute; it expires after 10 minutes.
 * @param body The applicant’s e-mail address.
 * @throws `StorefrontError` of kind `rate-limited` if called again within a minute, `invalid`.
 * @example await shop.applications.sendCode('ada@example.com');
 */
export const sendCode = call({
  id: 'applications.sendCode',
  method: 'POST',
  path: '/api/front/captcha/email/merchant/settled',
  auth: 'guest',
  raw: true,
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sends a code to an applicant’s e-mail address, at most once a minute; it expires after 10 minutes.',
    origin: 'family',
    body: email,
    example: { body: 'ada@example.com' },
  },
});

/**
 * Gets the agreement that applicants accept.
 * @returns HTML, untrusted until sanitised.
 * @example const { agreement } = await shop.applications.agreement();
 */
export const agreement = call({
  id: 'applications.agreement',
  method: 'GET',
  path: '/api/front/merchant/settled/agreement',
  auth: 'guest',
  public: true,
  takes: false,
  returns: Agreement as Schema<Agreement>,
  spec: IN_TOOLS && { summary: 'Gets the agreement that applicants accept, as HTML.', origin: 'family' },
});

/**
 * Applies to become a merchant, or applies again with the `id` of a declined application. A decision takes up to 15
 * working days.
 * @throws `StorefrontError` of kind `invalid` if the code is wrong, the name or e-mail address belongs to a merchant or
 *   an application is pending, `not-found` for an unknown `id`, `auth` from backends that require a sign-in.
 * @example await shop.applications.apply({ ...form, qualificationPicture: [url], isAgreed: true });
 */
export const apply = call({
  id: 'applications.apply',
  method: 'POST',
  path: '/api/front/merchant/settled/apply',
  auth: 'optional',
  idempotent: true,
  writes: writing({
    /** URLs of 1 to 5 pictures of documents, from `uploads.image`. */
    qualificationPicture: written(
      textIn({
        min: 2,
        max: 5000,
        pattern: '^\\[.*\\]$',
        note: 'URLs of 1 to 5 pictures, as JSON.',
      }),
      (addresses: readonly string[]) => JSON.stringify(addresses),
    ),
  }),
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Applies to become a merchant, or applies again with the `id` of a declined application. A decision takes up to 15 working days.',
    origin: 'family',
    body: object({
      /** Id of a declined application. */
      id: optional(id),
      /** Name of the merchant. */
      name: textIn({ min: 1, max: 64, note: 'Name of the merchant.' }),
      /** Full name of the applicant. */
      realName: textIn({ min: 1, max: 64, note: 'Name of the applicant.' }),
      /** Phone number. */
      phone: optional(phone),
      /** E-mail address. */
      email,
      /** The code from the e-mail or text message. */
      captcha,
      /** An id of `merchants.categories`. */
      categoryId: id,
      /** An id of `merchants.types`. */
      typeId: id,
      /** Postal address, as one text. */
      address: optional(textIn({ max: 500 })),
      /** Description of the products. */
      keywords: optional(textIn({ max: 255 })),
      /** Platform fee in percent; the server uses the fee of the category. */
      handlingFee: optional(numberIn({ min: 0, max: 100, note: 'Percent; the server uses the fee of the category.' })),
      /** Whether the applicant accepts the agreement. */
      isAgreed: optional(bool),
    }),
    errors: {
      400: 'The code is wrong, the name or the e-mail address belongs to a merchant, or an application is pending.',
      404: 'The applicant has no declined application with this `id`.',
    },
    example: {
      body: {
        name: 'Atelier Martin',
        realName: 'Ada Martin',
        phone: '+33 1 23 45 67 89',
        email: 'ada@example.com',
        captcha: '482913',
        categoryId: 2,
        typeId: 3,
        qualificationPicture: '["https://shop.example.com/media/papers.webp"]',
        isAgreed: true,
      },
    },
  },
});
/** An application to submit. */
export type MerchantApplicationDraft = CallInput<typeof apply>;

/**
 * Lists the shopper's applications, newest first.
 * @returns A page of applications; `denialReason` says why one was declined.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const [latest] = (await shop.applications.records()).list;
 */
export const records = pagedCall({
  id: 'applications.records',
  method: 'GET',
  path: '/api/front/merchant/settled/record',
  auth: 'user',
  returns: page(MerchantApplication) as Schema<Page<MerchantApplication>>,
  spec: IN_TOOLS && {
    summary: 'Lists the shopper’s applications, newest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});
