import { StorefrontError } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { orderErrorSection } from './order-error.ts';

const failure = (facts: Partial<ConstructorParameters<typeof StorefrontError>[0]>) =>
  new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'orders.create', ...facts });

describe('the place of an error on the order page', () => {
  it.each([
    ['a sold-out item', failure({ serverMessage: 'Lamp is sold out' }), 'items'],
    ['a refused address', failure({ fieldErrors: { addressId: 'x' } }), 'address'],
    ['a payment method refused', failure({ fieldErrors: { payType: 'x' } }), 'payment'],
    ['a note refused', failure({ fieldErrors: { mark: 'x' } }), 'note'],
    ['a field this page does not know', failure({ fieldErrors: { email: 'x' } }), 'submit'],
    ['an expired checkout', failure({ kind: 'not-found', code: 404 }), 'gone'],
    ['no connection', failure({ kind: 'network', code: 0 }), 'submit'],
  ])('is right for %s', (_, error, place) => {
    expect(orderErrorSection(error)).toBe(place);
  });

  it('is undefined without an error', () => {
    expect(orderErrorSection(undefined)).toBeUndefined();
  });
});
