import { expect, it } from 'vitest';
import { addressIssues } from './address-validation.ts';
import { type WalletContact, walletAddress } from './wallet-address.ts';

const contact: WalletContact = {
  name: 'Ada Marie Martin',
  email: 'ada@example.com',
  phone: '+33 1 23 45 67 89',
  line1: '12 rue des Lilas',
  line2: null,
  city: 'Paris',
  state: '',
  postalCode: '75020',
  country: 'FR',
};

it('is an address that the form would accept', () => {
  const address = walletAddress(contact);
  expect(address).toEqual({
    ...{ firstName: 'Ada', lastName: 'Marie Martin', email: 'ada@example.com', phone: '+33 1 23 45 67 89' },
    ...{
      addressLine1: '12 rue des Lilas',
      addressLine2: '',
      city: 'Paris',
      state: '',
      postCode: '75020',
      country: 'FR',
    },
  });
  expect(addressIssues(address)).toEqual({});
});

it.each([
  ['a person with one name', { name: ' Ada ' }, { firstName: 'Ada', lastName: '-' }],
  ['a number that is none', { phone: 'call me' }, { phone: '' }],
  ['no number', { phone: undefined }, { phone: '' }],
  ['a place that is no city’s', { city: '', state: 'Singapore' }, { city: 'Singapore', state: 'Singapore' }],
  ['a second line', { line2: 'Flat 3' }, { addressLine2: 'Flat 3' }],
])('of %s', (_, part, expected) => {
  expect(walletAddress({ ...contact, ...part })).toMatchObject(expected);
});
