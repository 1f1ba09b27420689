import { object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { captcha, email, storeId } from './shared.ts';

export const password = textIn({ min: 6, max: 128 });
export const givenPassword = textIn({ min: 1, max: 128 });
const phone = textIn({ min: 4, max: 20, pattern: '^[0-9 ().-]+$', note: 'Without the dialling code.' });
const countryCode = textIn({
  min: 1,
  max: 5,
  pattern: '^\\+?[0-9]{1,4}$',
  note: 'Dialling code, with or without its plus sign.',
});
const secret = textIn({ min: 1, max: 255 });

const ada = 'ada@example.com';
const mobile = { phone: '555 0100', countryCode: '+1' };
const wrongCode = 'The code is wrong, used up or older than ten minutes.';
const noPhones = 'The shop has no sign-in by phone.';
const wrongPassword = 'There is no such account, or its password is another one.';

export const loginInputs = {
  registerEmail: input({
    summary:
      'Registers an account. The code was sent by `login.emailCaptcha`. Only clients of the family are signed in at once.',
    origin: 'specification',
    body: object({
      /** E-mail address. */
      email,
      /** The password, 6 to 128 characters. */
      password,
      /** The shop, where one backend serves several. */
      storeId,
      /** The code from the mail or the text message. */
      captcha: optional(captcha),
    }),
    errors: { 400: `${wrongCode} Or the address has an account, or the password is one of the commonest.` },
    example: { body: { email: ada, password: 'a long walk', storeId: 1, captcha: '482913' } },
  }),
  emailCaptcha: input({
    summary:
      'Sends a registration code; at most once a minute per address. The answer is the same for known and unknown addresses.',
    origin: 'specification',
    body: email,
    example: { body: ada },
  }),
  tokenIsExist: input({
    summary: 'Whether the token still stands for a signed-in shopper.',
    origin: 'specification',
  }),
  methods: input({
    summary: 'The ways to sign in that are switched on, and the user agreement.',
    origin: 'family',
  }),
  withEmail: input({
    summary: 'Signs in by e-mail and password.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** The password, 6 to 128 characters. */
      password: givenPassword,
    }),
    errors: { 400: wrongPassword },
    example: { body: { email: ada, password: 'a long walk' } },
  }),
  forgetPasswordCaptcha: input({
    summary:
      'Sends a code for a new password; at most once a minute per address. The answer is the same for known and unknown addresses.',
    origin: 'family',
    body: email,
    example: { body: ada },
  }),
  resetPassword: input({
    summary: 'Sets a new password. The code was sent by `login.forgetPasswordCaptcha`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** The code from the mail or the text message. */
      captcha,
      /** The new password, 6 to 128 characters. */
      newPassword: password,
      /** The same password again. */
      passwordAgain: password,
    }),
    errors: { 400: `${wrongCode} Or the passwords differ, or the password is one of the commonest.` },
    example: {
      body: { email: ada, captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' },
    },
  }),
  asVisitor: input({
    summary: 'Signs a visitor in who buys without an account; `countryCode` goes with `phone`.',
    origin: 'family',
    body: object({
      /** E-mail address. */
      email,
      /** Phone number. */
      phone: optional(phone),
      /** Dialling code, as in `+33`. */
      countryCode: optional(countryCode),
    }),
    errors: { 400: 'The shop sells to accounts only.' },
    example: { body: { email: ada } },
  }),
  withMobilePassword: input({
    summary: 'Signs in by phone and password.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The password, 6 to 128 characters. */
      password: givenPassword,
    }),
    errors: { 400: wrongPassword, 404: noPhones },
    example: { body: { ...mobile, password: 'a long walk' } },
  }),
  withMobileCode: input({
    summary: 'Signs in by phone and a code that `login.sendCode` sent. A phone without an account gets one.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The code from the mail or the text message. */
      captcha,
    }),
    errors: { 400: wrongCode, 404: noPhones },
    example: { body: { ...mobile, captcha: '482913' } },
  }),
  registerMobile: input({
    summary: 'Registers an account by phone and signs in. The code was sent by `login.sendCode`.',
    origin: 'family',
    body: object({
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
      /** The code from the mail or the text message. */
      captcha,
      /** The password, 6 to 128 characters. */
      password,
    }),
    errors: {
      400: `${wrongCode} Or the phone has an account, or the password is one of the commonest.`,
      404: noPhones,
    },
    example: { body: { ...mobile, captcha: '482913', password: 'a long walk' } },
  }),
  sendCode: input({
    summary: 'Sends a code to a phone; at most once a minute per phone. It takes a query or a form, no JSON.',
    origin: 'family',
    form: true,
    query: {
      /** Phone number. */
      phone,
      /** Dialling code, as in `+33`. */
      countryCode,
    },
    errors: { 404: noPhones },
    example: { query: mobile },
  }),
  picture: input({ summary: 'The picture beside the sign-in form.', origin: 'family' }),
  logout: input({
    summary: 'Ends the sign-in of the token. Where an identity provider signs in, its sign-out replaces this.',
    origin: 'family',
  }),
};

export const twitterInputs = {
  requestToken: input({
    summary: 'Starts a sign-in by Twitter: where the browser goes, and the secret of the way back.',
    origin: 'family',
    query: {
      /** `pc` or `mobile`. */
      end: oneOf('pc', 'h5'),
    },
    errors: { 404: 'The shop has no sign-in by Twitter.' },
    example: { query: { end: 'pc' } },
  }),
  signIn: input({
    summary: 'Ends a sign-in by Twitter.',
    origin: 'family',
    body: object({
      /** `oauth_token` of the address that Twitter returned to. */
      oauthToken: secret,
      /** `tokenSecret` of `twitter.requestToken`. */
      oauthTokenSecret: secret,
      /** `oauth_verifier` of the address that Twitter returned to. */
      oauthVerifier: secret,
    }),
    errors: { 400: 'Twitter does not vouch for it.', 404: 'The shop has no sign-in by Twitter.' },
    example: { body: { oauthToken: 'Z6eEdO8M', oauthTokenSecret: 'Kd75W4Oq', oauthVerifier: 'uw7NjWHT' } },
  }),
};
