import { EMAIL_PATTERN as contractPattern } from '@promenade/storefront-sdk/contract';
import { describe, expect, it } from 'vitest';
import {
  checkoutIssue,
  EMAIL_PATTERN,
  emailIssue,
  isBlank,
  nicknameIssue,
  orderConfirmIssues,
  passwordIssues,
  registrationIssues,
  subscriptionIssue,
} from './validation.ts';

describe('the validation of e-mail addresses', () => {
  it.each([
    'ann@example.com',
    ' ann@example.com ',
    'a.b+c@mail.example.co.uk',
    'é@exämple.fr',
    'a@xn--exmple-cua.xn--p1ai',
    'a@пример.рф',
    'a@उदाहरण.भारत',
    'ada＠example。com',
    'A@EXAMPLE.COM',
    'a@1-2.example',
  ])('accepts %j', (email) => {
    expect(emailIssue(email)).toBeUndefined();
  });

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@example.',
    'x@example.c',
    'x@-example.com',
    'x@example-.com',
    'x@exa_mple.com',
    'x@example.123',
    'x@192.168.0.1',
    `x@${'a'.repeat(64)}.com`,
    'x@example.com-',
    'x@exa!mple.com',
    'ann@.com',
    'ann@a..b',
    'a b@example.com',
    'a@b@example.com',
    'a<ann@example.com>',
    '"ann"<ann@example.com>',
    '(a)ann@example.com',
    'ann@example.com;',
    'team:ann@example.com',
    ',ann@example.com',
    '[ann]@example.com',
    'a\\nn@example.com',
    'ann\x1b[8m@example.com',
    'ann@example.com\x07',
    `${'a'.repeat(65)}@b.com`,
  ])('rejects %j', (email) => {
    expect(emailIssue(email)).toBe('correctEmail');
  });

  it('uses the pattern of the contract', () => {
    expect(EMAIL_PATTERN).toBe(contractPattern);
  });

  it('rejects an address that is too long for mail servers', () => {
    const host = `${`${'b'.repeat(61)}.`.repeat(4)}com`;
    expect(emailIssue(`aa@${host}`)).toBeUndefined();
    expect(emailIssue(`aaa@${host}`)).toBe('correctEmail');
  });

  it('counts an emoji as one of the 64 characters before the @', () => {
    expect(emailIssue(`${'😀'.repeat(64)}@b.com`)).toBeUndefined();
    expect(emailIssue(`${'😀'.repeat(65)}@b.com`)).toBe('correctEmail');
  });

  it.each(['', '   ', null, undefined])('reports a missing address for %j', (email) => {
    expect(emailIssue(email)).toBe('emailEmpty');
    expect(subscriptionIssue(email)).toBe('subscriptionEmailEmpty');
  });

  it('has separate messages for subscriptions', () => {
    expect(subscriptionIssue('ann')).toBe('subscriptionCorrectEmail');
    expect(subscriptionIssue('ann@example.com')).toBeUndefined();
  });
});

describe('registrationIssues', () => {
  const filled = { email: 'ann@example.com', password: 'secret', confirmPassword: 'secret', captcha: '123456' };
  it.each([
    ['the form is valid', {}, {}],
    ['no code is required', { captcha: undefined }, {}],
    [
      'nothing is filled in',
      { email: '', password: '', confirmPassword: '', captcha: '' },
      { email: 'emailEmpty', password: 'emptyPassword', confirmPassword: 'pwdConfirm', captcha: 'captchaEmpty' },
    ],
    ['the e-mail is wrong', { email: 'ann' }, { email: 'correctEmail' }],
    ['the password has five characters', { password: 'secre', confirmPassword: 'secre' }, { password: 'pwdLength' }],
    [
      'five emoji are five characters',
      { password: '😀😀😀😀😀', confirmPassword: '😀😀😀😀😀' },
      { password: 'pwdLength' },
    ],
    ['the password consists of spaces', { password: '      ', confirmPassword: '      ' }, {}],
    ['the confirmation is missing', { confirmPassword: '' }, { confirmPassword: 'pwdConfirm' }],
    ['the confirmation differs', { confirmPassword: 'Secret' }, { confirmPassword: 'pwdMatch' }],
  ])('returns the right issues if %s', (_case, change, issues) => {
    const input = { ...filled, ...change };
    expect(registrationIssues(input)).toEqual(issues);
    const { email: _, ...ofPassword } = issues as Record<string, string>;
    expect(passwordIssues(input)).toEqual(ofPassword);
  });
});

describe('orderConfirmIssues', () => {
  it.each([
    ['the form is valid', { addressId: 1, payType: 'stripe', note: 'x'.repeat(150) }, {}],
    [
      'nothing is chosen',
      { addressId: undefined, payType: '' },
      { addressId: 'addressMissing', payType: 'paymentMethodMissing' },
    ],
    ['the note is too long', { addressId: 1, payType: 'stripe', note: 'x'.repeat(151) }, { note: 'noteTooLong' }],
  ])('returns the right issues if %s', (_case, input, issues) => {
    expect(orderConfirmIssues(input)).toEqual(issues);
  });
});

it.each([
  ['no line', [], 'selectProduct'],
  ['no checked line', [{ checked: false }, { checked: false }], 'selectProduct'],
  ['one checked line', [{ checked: false }, { checked: true }], undefined],
  ['a line without `checked`', [{}], undefined],
])('checkout with %s', (_case, lines, issue) => {
  expect(checkoutIssue(lines)).toBe(issue);
});

it.each([
  ['', true],
  [' \t', true],
  [null, true],
  [undefined, true],
  ['a', false],
])('isBlank(%j)', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

it.each([
  ['Ann', undefined],
  [' ', 'usernameEmpty'],
  [null, 'usernameEmpty'],
])('the issue of the nickname %j', (nickname, issue) => {
  expect(nicknameIssue(nickname)).toBe(issue);
});
