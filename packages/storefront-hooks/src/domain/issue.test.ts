import { textsFor } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { addressIssues } from './address-validation.ts';
import * as limits from './constants.ts';
import { fieldTexts, issueText } from './issue.ts';
import * as issueTexts from './issue-texts.ts';
import { emailIssue, registrationIssues } from './validation.ts';

const registration = { email: 'a', password: 'abc', confirmPassword: '', captcha: '' };

describe('the text of an issue', () => {
  it.each([
    ['en', 'Please enter a valid email address'],
    ['fr-CA', 'Veuillez saisir une adresse e-mail valide'],
    ['de', 'Please enter a valid email address'],
  ])('in %s is %s', (locale, text) => {
    expect(issueText(emailIssue('a'), textsFor(locale, issueTexts))).toBe(text);
  });

  it('can be of texts of the app', () => {
    expect(issueText(emailIssue(''), { emailEmpty: 'Where to?', correctEmail: 'A typo?' })).toBe('Where to?');
  });

  it('is undefined if there is no issue', () => {
    expect(issueText(emailIssue('ada@example.com'), issueTexts.en)).toBeUndefined();
    expect(fieldTexts({}, issueTexts.en)).toEqual({});
  });

  it('is given for each field of a form', () => {
    expect(fieldTexts(registrationIssues(registration), issueTexts.en)).toEqual({
      email: 'Please enter a valid email address',
      password: 'The password needs at least 6 characters',
      confirmPassword: 'Please confirm your password',
      captcha: 'Please enter the verification code',
    });
    const address = { firstName: '', lastName: '', email: '', country: '', addressLine1: '', detail: '' };
    const texts = fieldTexts(
      addressIssues({ ...address, state: '', city: '', postCode: '', phone: '1' }),
      issueTexts.fr,
    );
    expect(texts).toMatchObject({ country: 'Veuillez choisir le pays', detail: 'Veuillez saisir l’adresse détaillée' });
    expect(Object.values(texts).filter((text) => !text)).toEqual([]);
  });

  it.each(Object.entries(issueTexts))('names the limits of the rules (%s)', (_, texts) => {
    expect([
      texts.carrierTooLong,
      texts.commentTooLong,
      texts.noteTooLong,
      texts.pwdLength,
      texts.remarkTooLong,
    ]).toEqual(
      [
        limits.TRACKING_MAX_LENGTH,
        limits.REVIEW_MAX_LENGTH,
        limits.ORDER_NOTE_MAX_LENGTH,
        limits.PASSWORD_MIN_LENGTH,
        limits.RETURN_REMARK_MAX_LENGTH,
      ].map((limit) => expect.stringContaining(` ${limit} `)),
    );
  });
});
