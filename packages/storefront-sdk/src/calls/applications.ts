import { type CallInput, call, pagedCall, writing, written } from '../call.ts';
import { Agreement, MerchantApplication } from '../entities/applications.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, numberIn, object, optional, type Page, page, type Schema, textIn } from '../schema/schema.ts';
import { captcha, email, id } from './inputs.ts';

/**
 * Sends a code to an applicant's address; it lives 10 minutes.
 * @param body The applicant’s e-mail address.
 * @throws `StorefrontError` of kind `rate-limited` when called again within a minute, `invalid`.
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
    summary: 'Sends a code to an applicant’s address; at most once a minute per address.',
    origin: 'family',
    body: email,
    example: { body: 'ada@example.com' },
  },
});

/**
 * What applicants agree to.
 * @returns HTML of the platform's owner, hostile until sanitised.
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
  spec: IN_TOOLS && { summary: 'What applicants agree to, as HTML.', origin: 'family' },
});

/**
 * Applies to become a merchant; an answer takes up to 15 working days.
 * @throws `StorefrontError` of kind `invalid` when the code is wrong, name or address belong to a merchant or an
 *   application is pending, `not-found` for a foreign `id`, `auth` from backends that take none from guests.
 * @example await shop.applications.apply({ ...form, qualificationPicture: [url], isAgreed: true });
 */
export const apply = call({
  id: 'applications.apply',
  method: 'POST',
  path: '/api/front/merchant/settled/apply',
  auth: 'optional',
  idempotent: true,
  writes: writing({
    /** Addresses of 1 to 5 pictures of papers, as `uploads.image` returned them. */
    qualificationPicture: written(
      textIn({
        min: 2,
        max: 5000,
        pattern: '^\\[.*\\]$',
        note: 'Addresses of 1 to 5 pictures, a JSON list in a text.',
      }),
      (addresses: readonly string[]) => JSON.stringify(addresses),
    ),
  }),
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Applies to become a merchant, or applies again with the `id` of a declined application. An answer takes up to 15 working days.',
    origin: 'family',
    body: object({
      /** Its id. */
      id: optional(id),
      /** Name. */
      name: textIn({ min: 1, max: 64, note: 'Name of the merchant.' }),
      /** Whole name of the person. */
      realName: textIn({ min: 1, max: 64, note: 'Name of the applicant.' }),
      /** Phone number. */
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() ./-]*$' })),
      /** E-mail address. */
      email,
      /** The code from the mail or the text message. */
      captcha,
      /** An id of `merchants.categories`. */
      categoryId: id,
      /** An id of `merchants.types`. */
      typeId: id,
      /** Postal address, in one text. */
      address: optional(textIn({ max: 500 })),
      /** Description of what the merchant sells. */
      keywords: optional(textIn({ max: 255 })),
      /** Fee in percent; the server goes by the category. */
      handlingFee: optional(numberIn({ min: 0, max: 100, note: 'Percent; the server goes by the category.' })),
      /** Whether the applicant accepts the agreement. */
      isAgreed: optional(bool),
    }),
    errors: {
      400: 'The code is wrong, the name or the e-mail address belongs to a merchant, or an application is pending.',
      404: 'The `id` is no declined application of the applicant.',
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
/** Who applies to be which merchant. */
export type MerchantApplicationDraft = CallInput<typeof apply>;

/**
 * Applications of the shopper, newest first.
 * @returns A page of applications; a declined one says why in `denialReason`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const [latest] = (await shop.applications.records()).list;
 */
export const records = pagedCall({
  id: 'applications.records',
  method: 'GET',
  path: '/api/front/merchant/settled/record',
  auth: 'user',
  returns: page(MerchantApplication) as Schema<Page<MerchantApplication>>,
  spec: IN_TOOLS && {
    summary: 'Applications of the shopper, newest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});
