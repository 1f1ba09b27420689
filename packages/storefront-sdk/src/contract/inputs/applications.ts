import { bool, numberIn, object, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { captcha, email, id, paging } from './shared.ts';

export const applicationInputs = {
  emailCaptcha: input({
    summary: 'Sends a code to an applicant’s address; at most once a minute per address.',
    origin: 'family',
    body: email,
    example: { body: 'ada@example.com' },
  }),
  agreement: input({ summary: 'What applicants agree to, as HTML.', origin: 'family' }),
  apply: input({
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
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$' })),
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
      /** What the merchant sells, in words. */
      keywords: optional(textIn({ max: 255 })),
      /** Fee in percent; the server goes by the category. */
      handlingFee: optional(numberIn({ min: 0, max: 100, note: 'Percent; the server goes by the category.' })),
      /** Addresses of 1 to 5 pictures, as JSON in a text. */
      qualificationPicture: textIn({
        min: 2,
        max: 5000,
        pattern: '^\\[.*\\]$',
        note: 'Addresses of 1 to 5 pictures, a JSON list in a text.',
      }),
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
  }),
  records: input({
    summary: 'Applications of the shopper, newest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
};
