import { input } from '../input.ts';
import { bool, intIn, object, optional, textIn } from '../schema.ts';
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
      id: optional(id),
      name: textIn({ min: 1, max: 64, note: 'Name of the merchant.' }),
      realName: textIn({ min: 1, max: 64, note: 'Name of the applicant.' }),
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$' })),
      email,
      captcha,
      categoryId: id,
      typeId: id,
      address: optional(textIn({ max: 500 })),
      keywords: optional(textIn({ max: 255 })),
      handlingFee: optional(intIn({ min: 0, max: 100, note: 'Percent; the server goes by the category.' })),
      qualificationPicture: textIn({
        min: 2,
        max: 5000,
        pattern: '^\\[.*\\]$',
        note: 'Addresses of 1 to 5 pictures, a JSON list in a text.',
      }),
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
