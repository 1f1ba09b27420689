import { input } from '../input.ts';
import { object, oneOf, optional, textIn } from '../schema.ts';
import { captcha, email, id } from './shared.ts';

export const password = textIn({ min: 6, max: 128 });
const givenPassword = textIn({ min: 1, max: 128 });
const phone = textIn({ min: 4, max: 20, pattern: '^[0-9 ().-]+$', note: 'Without the dialling code.' });
const countryCode = textIn({ min: 2, max: 5, pattern: '^\\+[0-9]{1,4}$', note: 'Dialling code with its plus sign.' });
const secret = textIn({ min: 1, max: 255 });

const ada = 'ada@example.com';
const mobile = { phone: '555 0100', countryCode: '+1' };
const wrongCode = 'The code is wrong, used up or older than ten minutes.';
const noPhones = 'The shop has no sign-in by phone.';
const wrongPassword = 'There is no such account, or its password is another one.';

export const loginInputs = {
  registerEmail: input({
    summary: 'Registers an account. The code was sent by `login.emailCaptcha`.',
    origin: 'specification',
    body: object({ email, password, storeId: id, captcha: optional(captcha) }),
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
  methodInfo: input({
    summary: 'The ways to sign in that are switched on, and the user agreement.',
    origin: 'family',
  }),
  email: input({
    summary: 'Signs in by e-mail and password.',
    origin: 'family',
    body: object({ email, password: givenPassword }),
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
    body: object({ email, captcha, newPassword: password, passwordAgain: password }),
    errors: { 400: `${wrongCode} Or the passwords differ, or the password is one of the commonest.` },
    example: {
      body: { email: ada, captcha: '482913', newPassword: 'a longer walk', passwordAgain: 'a longer walk' },
    },
  }),
  visitor: input({
    summary: 'Signs a visitor in who buys without an account; `countryCode` goes with `phone`.',
    origin: 'family',
    body: object({ email, phone: optional(phone), countryCode: optional(countryCode) }),
    errors: { 400: 'The shop sells to accounts only.' },
    example: { body: { email: ada } },
  }),
  mobilePassword: input({
    summary: 'Signs in by phone and password.',
    origin: 'family',
    body: object({ phone, countryCode, password: givenPassword }),
    errors: { 400: wrongPassword, 404: noPhones },
    example: { body: { ...mobile, password: 'a long walk' } },
  }),
  mobileCaptcha: input({
    summary: 'Signs in by phone and a code that `login.sendCode` sent. A phone without an account gets one.',
    origin: 'family',
    body: object({ phone, countryCode, captcha }),
    errors: { 400: wrongCode, 404: noPhones },
    example: { body: { ...mobile, captcha: '482913' } },
  }),
  registerMobile: input({
    summary: 'Registers an account by phone and signs in. The code was sent by `login.sendCode`.',
    origin: 'family',
    body: object({ phone, countryCode, captcha, password }),
    errors: {
      400: `${wrongCode} Or the phone has an account, or the password is one of the commonest.`,
      404: noPhones,
    },
    example: { body: { ...mobile, captcha: '482913', password: 'a long walk' } },
  }),
  sendCode: input({
    summary: 'Sends a code to a phone; at most once a minute per phone. It takes a query, no JSON.',
    origin: 'family',
    query: { phone, countryCode },
    errors: { 404: noPhones },
    example: { query: mobile },
  }),
  twitterRequestToken: input({
    summary: 'Starts a sign-in by Twitter: where the browser goes, and the secret of the way back.',
    origin: 'family',
    query: { end: oneOf('pc', 'h5') },
    errors: { 404: 'The shop has no sign-in by Twitter.' },
    example: { query: { end: 'pc' } },
  }),
  twitter: input({
    summary: 'Ends a sign-in by Twitter.',
    origin: 'family',
    body: object({ oauthToken: secret, oauthTokenSecret: secret, oauthVerifier: secret }),
    errors: { 400: 'Twitter does not vouch for it.', 404: 'The shop has no sign-in by Twitter.' },
    example: { body: { oauthToken: 'Z6eEdO8M', oauthTokenSecret: 'Kd75W4Oq', oauthVerifier: 'uw7NjWHT' } },
  }),
  loginPicture: input({ summary: 'The picture beside the sign-in form.', origin: 'family' }),
  logout: input({
    summary: 'Ends the sign-in of the token. Where an identity provider signs in, its sign-out replaces this.',
    origin: 'family',
  }),
};
