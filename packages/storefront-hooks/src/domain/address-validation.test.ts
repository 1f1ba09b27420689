import { expect, it } from 'vitest';
import type { AddressInput } from './address-validation.ts';
import { addressFaults } from './address-validation.ts';

const filled: AddressInput = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  country: 'US',
  addressLine1: '1 Main Street',
  state: 'NY',
  city: 'New York',
  postCode: '00501',
  phone: '+1 212 555 0100',
};

it('finds nothing wrong with a full address, with or without a second line', () => {
  expect(addressFaults(filled)).toEqual({});
  expect(addressFaults({ ...filled, addressLine2: '' })).toEqual({});
});

it.each([
  ['firstName', 'firstNameEmpty'],
  ['lastName', 'lastNameEmpty'],
  ['email', 'emailEmpty'],
  ['country', 'countryEmpty'],
  ['addressLine1', 'addressEmpty'],
  ['state', 'stateEmpty'],
  ['city', 'cityEmpty'],
  ['postCode', 'postCodeEmpty'],
  ['phone', 'phoneEmpty'],
])('misses a blank %s', (field, message) => {
  expect(addressFaults({ ...filled, [field]: ' ' })).toEqual({ [field]: message });
});

it.each(['us', 'USA', 'United States'])('takes no %j for a country', (country) => {
  expect(addressFaults({ ...filled, country })).toEqual({ country: 'countryEmpty' });
});

it('tells a wrong e-mail from a missing one', () => {
  expect(addressFaults({ ...filled, email: 'ann' })).toEqual({ email: 'correctEmail' });
});
