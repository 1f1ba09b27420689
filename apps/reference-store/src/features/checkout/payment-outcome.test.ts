import type { PayStatus } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

const status: PayStatus = {
  paid: false,
  orderNo: 'PT1',
  payType: 'sandbox',
  payPrice: 100,
  message: null,
  isCancel: false,
};

describe('what is told of a payment', () => {
  it('is that it runs, until the backend has a word for a refusal', () => {
    expect(paymentOutcome({ state: 'processing', status })).toBe('processing');
    expect(paymentOutcome({ state: 'processing', status: { ...status, message: 'declined' } })).toBe('failed');
  });

  it('is that it failed when it is still unpaid at the end', () => {
    expect(paymentOutcome({ state: 'unpaid', status })).toBe('failed');
  });

  it.each(['paid', 'cancelled', 'unknown'] as const)('is otherwise what the backend says: %s', (state) => {
    expect(paymentOutcome({ state, status: { ...status, message: 'declined' } })).toBe(state);
  });
});
