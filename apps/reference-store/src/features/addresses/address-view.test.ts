import type { Address } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { addressView } from './address-view.ts';

const address: Address = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'US',
  addressLine1: '1 Main Street',
  addressLine2: null,
  state: 'NY',
  city: 'Albany',
  postCode: '12207',
  phone: '+1 518 555 0100',
  isDefault: true,
};

describe('an address on the page', () => {
  it('is written the way of its country', () => {
    expect(addressView(address, 'en').lines).toEqual([
      '1 Main Street',
      'Albany, NY 12207',
      'United States',
      '+1 518 555 0100',
    ]);
    const french = { ...address, country: 'FR', city: 'Lyon', state: 'Rhône', postCode: '69002', phone: '' };
    expect(addressView(french, 'fr').lines).toEqual(['1 Main Street', '69002 Lyon', 'Rhône', 'France']);
  });

  it('does not say the same line twice, and survives a country nobody knows', () => {
    const odd = { ...address, country: 'x', city: 'Berlin', state: '10115 Berlin', postCode: '10115', phone: '' };
    expect(addressView(odd, 'en').lines).toEqual(['1 Main Street', '10115 Berlin', 'x']);
  });
});
