import { expect, it } from 'vitest';
import type { ReviewFormInput } from './review-validation.ts';
import { reviewFormIssues } from './review-validation.ts';

const filled: ReviewFormInput = { productScore: 5, serviceScore: 1, comment: 'Warm light.' };

it.each<[string, Partial<ReviewFormInput>, object]>([
  ['the form is valid', {}, {}],
  ['all fields have the maximum length', { comment: '😀'.repeat(512), images: ['1', '2', '3', '4', '5'] }, {}],
  ['the comment is blank', { comment: ' \n' }, { comment: 'commentEmpty' }],
  ['the comment is too long', { comment: 'x'.repeat(513) }, { comment: 'commentTooLong' }],
  ['there are too many images', { images: ['1', '2', '3', '4', '5', '6'] }, { images: 'tooManyImages' }],
  [
    'no stars are chosen',
    { productScore: null, serviceScore: undefined },
    { productScore: 'scoreMissing', serviceScore: 'scoreMissing' },
  ],
  [
    'a score is out of range',
    { productScore: 0, serviceScore: 6 },
    { productScore: 'scoreMissing', serviceScore: 'scoreMissing' },
  ],
  ['a score is not an integer', { productScore: 4.5 }, { productScore: 'scoreMissing' }],
])('issues of the review form if %s', (_case, change, issues) => {
  expect(reviewFormIssues({ ...filled, ...change })).toEqual(issues);
});
