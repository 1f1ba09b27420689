import { input } from '../input.ts';
import { bool, intIn, object, optional, textIn } from '../schema.ts';
import { email, id, paging } from './shared.ts';

export const loginInputs = {
  registerEmail: input({
    summary: 'Registers an account. The code was sent by `login.emailCaptcha`.',
    origin: 'specification',
    body: object({
      email,
      password: textIn({ min: 6, max: 128 }),
      storeId: intIn({ min: 1, max: 2_147_483_647 }),
      captcha: optional(textIn({ min: 4, max: 8, pattern: '^\\d+$' })),
    }),
  }),
  emailCaptcha: input({
    summary:
      'Sends a registration code; at most once a minute per address. The answer is the same for known and unknown addresses.',
    origin: 'specification',
    body: email,
  }),
  tokenIsExist: input({
    summary: 'Whether the token still stands for a signed-in shopper.',
    origin: 'specification',
  }),
};

export const userInputs = {
  info: input({ summary: 'The signed-in shopper.', origin: 'specification' }),
};

const name = textIn({ min: 1, max: 64 });

export const addressInputs = {
  list: input({ summary: 'Addresses of the account, the default first.', origin: 'family', query: paging }),
  save: input({
    summary: 'Adds an address, or changes the one with `id`.',
    origin: 'family',
    body: object({
      id: optional(id),
      firstName: name,
      lastName: name,
      email,
      country: textIn({ min: 2, max: 2, pattern: '^[A-Z]{2}$', note: 'ISO 3166-1 alpha-2.' }),
      addressLine1: textIn({ min: 1, max: 200 }),
      addressLine2: optional(textIn({ max: 200 })),
      state: textIn({ min: 1, max: 80 }),
      city: textIn({ min: 1, max: 80 }),
      postCode: textIn({ min: 1, max: 16 }),
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$' })),
      isDefault: bool,
    }),
  }),
  delete: input({ summary: 'Removes an address.', origin: 'family', body: object({ id }) }),
  setDefault: input({ summary: 'Makes an address the default one.', origin: 'family', body: object({ id }) }),
};
