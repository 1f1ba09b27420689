import { expect, it } from 'vitest';
import { refundFormIssues, returnFormIssues } from './refund-validation.ts';

it.each([
  ['the form is valid', { reason: 'Too small' }, {}],
  [
    'all texts have the maximum length',
    { reason: 'Too small', remark: '😀'.repeat(100), images: ['1', '2', '3', '4', '5'] },
    {},
  ],
  ['no reason is chosen', { reason: ' ' }, { reason: 'reasonMissing' }],
  ['there is no reason', { reason: null }, { reason: 'reasonMissing' }],
  ['the remark is too long', { reason: 'Too small', remark: 'x'.repeat(101) }, { remark: 'remarkTooLong' }],
  [
    'there are too many images',
    { reason: 'Too small', images: ['1', '2', '3', '4', '5', '6'] },
    { images: 'tooManyImages' },
  ],
])('issues of the refund form if %s', (_case, input, issues) => {
  expect(refundFormIssues(input)).toEqual(issues);
});

it.each([
  ['the form is valid', 'Parcel Example', 'PX 1', {}],
  ['both have the maximum length', 'x'.repeat(64), ` ${'1'.repeat(64)} `, {}],
  ['both are missing', '', ' ', { carrier: 'carrierMissing', trackingNumber: 'trackingNumberMissing' }],
  [
    'both are too long',
    'x'.repeat(65),
    '1'.repeat(65),
    { carrier: 'carrierTooLong', trackingNumber: 'trackingNumberTooLong' },
  ],
])('issues of the return form if %s', (_case, carrier, trackingNumber, issues) => {
  expect(returnFormIssues({ carrier, trackingNumber })).toEqual(issues);
});
