import { expect, it } from 'vitest';
import type { AddressInput } from './address-validation.ts';
import { addressIssues } from './address-validation.ts';

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
  expect(addressIssues(filled)).toEqual({});
  expect(addressIssues({ ...filled, addressLine2: '' })).toEqual({});
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
  expect(addressIssues({ ...filled, [field]: ' ' })).toEqual({ [field]: message });
});

it.each(['us', 'USA', 'United States'])('takes no %j for a country', (country) => {
  expect(addressIssues({ ...filled, country })).toEqual({ country: 'countryEmpty' });
});

it('tells a code that the country does not have from a missing one', () => {
  expect(addressIssues({ ...filled, postCode: '75020-1' })).toEqual({ postCode: 'correctPostCode' });
  expect(addressIssues({ ...filled, country: 'KE', postCode: '75020-1' })).toEqual({});
});

it('tells a wrong e-mail from a missing one', () => {
  expect(addressIssues({ ...filled, email: 'ann' })).toEqual({ email: 'correctEmail' });
});

it.each([
  ['is not part of the form', undefined, {}],
  ['is filled in', '1 Main Street, floor 2', {}],
  ['is blank', ' ', { detail: 'addressDetailEmpty' }],
])('the detailed address: %s', (_case, detail, issues) => {
  expect(addressIssues({ ...filled, detail })).toEqual(issues);
});
