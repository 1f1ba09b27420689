import { expect, it } from 'vitest';
import { refundFormIssues, returnFormIssues } from './refund-validation.ts';

it.each([
  ['all is well', { reason: 'Too small' }, {}],
  [
    'everything is as long as it may be',
    { reason: 'Too small', remark: '😀'.repeat(100), images: ['1', '2', '3', '4', '5'] },
    {},
  ],
  ['no reason is chosen', { reason: ' ' }, { reason: 'reasonMissing' }],
  ['no reason was offered', { reason: null }, { reason: 'reasonMissing' }],
  ['the remark is too long', { reason: 'Too small', remark: 'x'.repeat(101) }, { remark: 'remarkTooLong' }],
  [
    'there are too many images',
    { reason: 'Too small', images: ['1', '2', '3', '4', '5', '6'] },
    { images: 'tooManyImages' },
  ],
])('%s', (_case, input, issues) => {
  expect(refundFormIssues(input)).toEqual(issues);
});

it.each([
  ['all is well', 'Parcel Example', 'PX 1', {}],
  ['both are as long as they may be', 'x'.repeat(64), ` ${'1'.repeat(64)} `, {}],
  ['both are missing', '', ' ', { carrier: 'carrierMissing', trackingNumber: 'trackingNumberMissing' }],
  [
    'both are too long',
    'x'.repeat(65),
    '1'.repeat(65),
    { carrier: 'carrierTooLong', trackingNumber: 'trackingNumberTooLong' },
  ],
])('goods sent back: %s', (_case, carrier, trackingNumber, issues) => {
  expect(returnFormIssues({ carrier, trackingNumber })).toEqual(issues);
});
