import { expect, it } from 'vitest';
import type { ApplicationInput } from './application-validation.ts';
import { applicationIssues } from './application-validation.ts';

const filled: ApplicationInput = {
  name: 'Lee & Daughters',
  realName: 'Ann Lee',
  email: 'ann@example.com',
  captcha: '123456',
  categoryId: 1,
  typeId: 3,
  isAgreed: true,
  qualificationPicture: ['/licence.png'],
};

it.each<[string, Partial<ApplicationInput>, object]>([
  ['a valid application', {}, {}],
  ['five pictures', { qualificationPicture: ['1', '2', '3', '4', '5'] }, {}],
  ['no phone', { phone: '' }, {}],
  ['a phone with an extension', { phone: '030 1234567 Durchwahl 12' }, {}],
  ['a wrong phone', { phone: 'call me' }, { phone: 'correctPhone' }],
  ['no company', { name: ' ' }, { name: 'companyNameEmpty' }],
  ['no name', { realName: '' }, { realName: 'realNameEmpty' }],
  ['no e-mail', { email: '' }, { email: 'emailEmpty' }],
  ['a wrong e-mail', { email: 'ann' }, { email: 'correctEmail' }],
  ['no code', { captcha: ' ' }, { captcha: 'captchaEmpty' }],
  ['no category', { categoryId: undefined }, { categoryId: 'categoryMissing' }],
  ['no type', { typeId: null }, { typeId: 'typeMissing' }],
  ['no consent', { isAgreed: false }, { isAgreed: 'agreementMissing' }],
  ['no picture', { qualificationPicture: [] }, { qualificationPicture: 'qualificationMissing' }],
  ['six pictures', { qualificationPicture: ['1', '2', '3', '4', '5', '6'] }, { qualificationPicture: 'tooManyImages' }],
])('issues of an application: %s', (_case, change, issues) => {
  expect(applicationIssues({ ...filled, ...change })).toEqual(issues);
});
