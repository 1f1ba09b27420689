import { expect, it } from 'vitest';
import { REVIEW_KIND_STARS, REVIEW_TYPE, reviewKind } from './review-kind.ts';

it.each([
  [1, 'poor'],
  [2, 'medium'],
  [3, 'medium'],
  [4, 'medium'],
  [5, 'good'],
] as const)('%d stars are %s', (stars, kind) => {
  expect(reviewKind(stars)).toBe(kind);
  expect(REVIEW_KIND_STARS[kind]).toContain(stars);
});

it('every number of stars has one kind, and every kind has its number on the wire', () => {
  expect(Object.values(REVIEW_KIND_STARS).flat().toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(REVIEW_TYPE).toEqual({ all: 0, good: 1, medium: 2, poor: 3 });
});
