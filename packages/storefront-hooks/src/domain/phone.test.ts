import { expect, it } from 'vitest';
import { parsePhone, typedPhone } from './phone.ts';

it.each([
  '+33 6 12 34 56 78',
  '٠١٢٣٤٥٦٧٨٩',
  '030/1234567',
  '(503) 555-0100',
  '+1.503.555.0100',
  '+49 30 1234567-12',
  '030/1234567/-12',
])('%j is a telephone number without an extension', (phone) => {
  expect(parsePhone(phone)).toMatchObject({ extension: undefined });
});

it.each(['', '+++', '...', '1234', '1234 ext. 5', '+49 1234567890123456', 'call me', 'ext. 12', '030 1234567 code 12'])(
  '%j is not a telephone number',
  (phone) => {
    expect(parsePhone(phone)).toBeUndefined();
  },
);

it.each([
  ['+49 30 1234567 ext. 12', '+49 30 1234567 ext. 12'],
  ['+1 617 555 0100 x12', '+1 617 555 0100 ext. 12'],
  ['+1 617 555 0100x12', '+1 617 555 0100 ext. 12'],
  ['(617) 555-0100 Ext 12', '(617) 555-0100 ext. 12'],
  ['(617) 555-0100 (extension: 12)', '(617) 555-0100 ext. 12'],
  ['617.555.0100 #12', '617.555.0100 ext. 12'],
  ['6175550100,12', '6175550100 ext. 12'],
  ['6175550100,,12', '6175550100 ext. 12'],
  ['+1-617-555-0100;ext=12', '+1-617-555-0100 ext. 12'],
  ['01 99 00 12 34 poste 012', '01 99 00 12 34 ext. 012'],
  ['01 99 00 12 34, poste 12', '01 99 00 12 34 ext. 12'],
  ['030 1234567 Durchwahl 12', '030 1234567 ext. 12'],
  ['030 / 1234567 - DW: 12', '030 / 1234567 ext. 12'],
  ['06 1234 5678 int. 12', '06 1234 5678 ext. 12'],
  ['+7 495 123-45-67 доб. 12', '+7 495 123-45-67 ext. 12'],
  ['03-1234-5678 内線１２', '03-1234-5678 ext. 12'],
  ['\u202a+49 30 1234567\u00a0Durchwahl\u00a0١٢\u202c', '+49 30 1234567 ext. 12'],
  ['+49 30 1234567-12', '+49 30 1234567-12'],
  [' 030\u00a01234567 ', '030 1234567'],
  ['call  me', 'call me'],
])('the phone %j is written %j', (typed, phone) => {
  expect(typedPhone(typed)).toBe(phone);
  expect(typedPhone(phone)).toBe(phone);
});
