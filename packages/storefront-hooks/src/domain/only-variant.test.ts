import { expect, it } from 'vitest';
import { onlyVariant } from './only-variant.ts';

it.each<[Record<string, number>, number | undefined]>([
  [{}, undefined],
  [{ '': 1 }, 1],
  [{ Red: 1 }, 1],
  [{ Red: 1, Blue: 2 }, undefined],
])('the only variant of %j is %s', (skus, only) => {
  expect(onlyVariant(skus)).toBe(only);
});
