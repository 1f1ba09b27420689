import { expect, it } from 'vitest';
import type { AddressInput } from './address-validation.ts';
import { addressIssues, typedAddress } from './address-validation.ts';

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

it('a complete address has no issues, with or without a second line', () => {
  expect(addressIssues(filled)).toStrictEqual({});
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
])('a blank %s is an issue', (field, message) => {
  expect(addressIssues({ ...filled, [field]: ' ' })).toEqual({ [field]: message });
});

it.each(['us', 'USA', 'United States'])('%j is not a country code', (country) => {
  expect(addressIssues({ ...filled, country })).toEqual({ country: 'countryEmpty' });
});

it('an invalid postal code and a missing one have different issues', () => {
  expect(addressIssues({ ...filled, postCode: '75020-1' })).toEqual({ postCode: 'correctPostCode' });
  expect(addressIssues({ ...filled, country: 'KE', postCode: '75020-1' })).toEqual({});
});

it('an invalid e-mail address and a missing one have different issues', () => {
  expect(addressIssues({ ...filled, email: 'ann' })).toEqual({ email: 'correctEmail' });
});

it.each([
  ['the form does not have it', undefined, {}],
  ['it is filled in', '1 Main Street, floor 2', {}],
  ['it is blank', ' ', { detail: 'addressDetailEmpty' }],
])('issues of `detail` when %s', (_case, detail, issues) => {
  expect(addressIssues({ ...filled, detail })).toEqual(issues);
});

/** Addresses in the format of the national postal services: region, code, city. Parts that they don't contain are blank. */
const letters: readonly (readonly [country: string, state: string, postCode: string, city: string])[] = [
  ['AE', 'Dubai', '', 'Dubai'],
  ['AR', 'Buenos Aires', 'C1425', 'Palermo'],
  ['AT', '', '1010', 'Wien'],
  ['AU', 'NSW', '2000', 'Sydney'],
  ['BE', '', '1000', 'Bruxelles'],
  ['BR', 'SP', '01310-100', 'São Paulo'],
  ['CA', 'ON', 'K1A 0B1', 'Ottawa'],
  ['CH', '', '8001', 'Zürich'],
  ['CL', '', '8340518', 'Santiago'],
  ['CN', '北京市', '100000', '北京'],
  ['CO', 'Antioquia', '', 'Medellín'],
  ['CZ', '', '110 00', 'Praha 1'],
  ['DE', '', '10115', 'Berlin'],
  ['DK', '', '8000', 'Aarhus C'],
  ['EG', 'Cairo', '11511', 'Cairo'],
  ['ES', 'Madrid', '28001', 'Madrid'],
  ['FI', '', '00100', 'Helsinki'],
  ['FR', '', '75020', 'Paris'],
  ['GB', '', 'SW1A 1AA', 'London'],
  ['GR', '', '105 57', 'Αθήνα'],
  ['HK', 'Kowloon', '', 'Tsim Sha Tsui'],
  ['HU', '', '1051', 'Budapest'],
  ['IE', '', '', 'Dublin 2'],
  ['IE', '', 'D02 X285', 'Dublin 2'],
  ['IL', '', '9614303', 'Jerusalem'],
  ['IN', 'Delhi', '110001', 'New Delhi'],
  ['IT', 'RM', '00184', 'Roma'],
  ['JM', '', '', 'Kingston 10'],
  ['JP', '東京都', '100-0001', '千代田区'],
  ['KE', '', '00100', 'Nairobi'],
  ['KR', '서울특별시', '04524', '중구'],
  ['LU', '', '2010', 'Luxembourg'],
  ['MC', '', '98000', 'Monaco'],
  ['MX', 'CDMX', '06000', 'Ciudad de México'],
  ['NL', '', '1012 AB', 'Amsterdam'],
  ['NO', '', '0010', 'Oslo'],
  ['NZ', '', '6011', 'Wellington'],
  ['PL', '', '00-001', 'Warszawa'],
  ['PT', '', '1000-205', 'Lisboa'],
  ['QA', '', '', 'Doha'],
  ['SE', '', '114 55', 'Stockholm'],
  ['SG', '', '018956', 'Singapore'],
  ['US', 'MA', '02108', 'Boston'],
  ['ZA', '', '0001', 'Pretoria'],
];
it.each(letters)('an address in %s (%j %j %j) has no issues', (country, state, postCode, city) => {
  const address = { ...filled, country, state, postCode, city };
  expect(addressIssues(address)).toEqual({});
  expect(typedAddress(address)).toEqual(address);
});

it.each([
  ['US', 'state', 'stateEmpty'],
  ['US', 'postCode', 'postCodeEmpty'],
  ['DE', 'postCode', 'postCodeEmpty'],
  ['IT', 'state', 'stateEmpty'],
  ['AE', 'state', 'stateEmpty'],
  ['HK', 'state', 'stateEmpty'],
])('in %s a missing %s is an issue', (country, field, issue) => {
  const postCode = { US: '02108', DE: '10115', IT: '00184' }[country] ?? '';
  expect(addressIssues({ ...filled, country, postCode, [field]: '' })).toEqual({ [field]: issue });
});

it.each(['\u202a+33 6 12 34 56 78\u202c', '030 1234567 poste 12'])('a shopper may enter the phone %j', (phone) => {
  expect(addressIssues({ ...filled, phone })).toEqual({});
});

it.each(['+++', 'call me', '06 12 34 56 78 code 1234'])('a shopper is told that %j is no phone', (phone) => {
  expect(addressIssues({ ...filled, phone })).toEqual({ phone: 'correctPhone' });
});

it('a typed address is normalised', () => {
  const typed = {
    country: 'DE',
    city: ' Bad\u00a0 Aibling ',
    state: '',
    postCode: 'D-83043',
    phone: '\u202a+49 ٢345 6789 Durchwahl 12',
  };
  const meant = { country: 'DE', city: 'Bad Aibling', state: '', postCode: '83043', phone: '+49 2345 6789 ext. 12' };
  expect(typedAddress(typed)).toEqual(meant);
  expect(typedAddress({ country: 'DE', addressLine2: null })).toEqual({ country: 'DE', addressLine2: null });
});

it('the lines of `detail` remain in a typed address', () => {
  const detail = '1 Main Street\nFloor 2';
  expect(typedAddress({ detail })).toEqual({ detail });
});
