import { expect, it } from 'vitest';
import { merchantPath } from './merchant-path.ts';

it('each page of a merchant has an address', () => {
  expect(merchantPath(7)).toBe('/merchant/merchant/home?id=7');
  expect(merchantPath(7, 'coupon')).toBe('/merchant/merchant/coupon?id=7');
});
