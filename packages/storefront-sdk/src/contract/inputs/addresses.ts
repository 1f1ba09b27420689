import { bool, object, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { email, id, paging } from './shared.ts';

const name = textIn({ min: 1, max: 64 });
const foreign = { 404: 'The shopper has no such address.' };

export const addressInputs = {
  list: input({
    summary: 'Addresses of the account, the default first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  all: input({ summary: 'All addresses of the account at once, the default first.', origin: 'family' }),
  detail: input({
    summary: 'One address, or null.',
    origin: 'family',
    path: {
      /** Id of the address. */
      id,
    },
    example: { path: { id: 12 } },
  }),
  getDefault: input({ summary: 'The default address, or null.', origin: 'family' }),
  save: input({
    summary: 'Adds an address, or changes the one with `id`. The first one is the default.',
    origin: 'family',
    body: object({
      /** Id of the address. */
      id: optional(id),
      /** First name. */
      firstName: name,
      /** Last name. */
      lastName: name,
      /** E-mail address. */
      email,
      /** ISO 3166-1 alpha-2 code. */
      country: textIn({ min: 2, max: 2, pattern: '^[A-Z]{2}$', note: 'ISO 3166-1 alpha-2.' }),
      /** Dialling code. */
      countryCode: optional(textIn({ max: 5, pattern: '^\\+?\\d{0,4}$', note: 'Dialling code.' })),
      /** Street and number. */
      addressLine1: textIn({ min: 1, max: 200 }),
      /** Second line. */
      addressLine2: optional(textIn({ max: 200 })),
      /** State or region. */
      state: textIn({ min: 1, max: 80 }),
      /** City. */
      city: textIn({ min: 1, max: 80 }),
      /** Postal code. */
      postCode: textIn({ min: 1, max: 16 }),
      /** Phone number. */
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$' })),
      /** Whether it becomes the default address. */
      isDefault: bool,
      /** Whole name of the person. */
      realName: optional(textIn({ max: 130, note: 'For backends that know no first and last name.' })),
      /** The whole address in one text, for backends that know no lines. */
      detail: optional(textIn({ max: 500, note: 'For backends that know no lines.' })),
    }),
    errors: { 404: 'The `id` is none of the shopper’s addresses.' },
    example: {
      body: {
        firstName: 'Ada',
        lastName: 'Martin',
        email: 'ada@example.com',
        country: 'FR',
        addressLine1: '12 rue des Lilas',
        state: 'Île-de-France',
        city: 'Paris',
        postCode: '75020',
        phone: '+33 1 23 45 67 89',
        isDefault: true,
      },
    },
  }),
  remove: input({
    summary: 'Removes an address. When it was the default, the newest one left takes its place.',
    origin: 'family',
    body: object({
      /** Id of the address. */
      id,
    }),
    errors: foreign,
    example: { body: { id: 12 } },
  }),
  setDefault: input({
    summary: 'Makes an address the default one.',
    origin: 'family',
    body: object({
      /** Id of the address. */
      id,
    }),
    errors: foreign,
    example: { body: { id: 12 } },
  }),
  ipInfo: input({
    summary: 'Where the caller seems to be, to fill in a form; its fields are empty when nothing is known.',
    origin: 'family',
  }),
};
