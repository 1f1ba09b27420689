import { expect, it } from 'vitest';
import { addressFormat, isPostalCode } from './address-format.ts';

it.each([
  ['US', { region: 'state', postalCode: 'zip', placeOrder: 'code-last' }],
  ['GB', { region: 'county', postalCode: 'postal', placeOrder: 'code-last' }],
  ['IT', { region: 'province', postalCode: 'postal', placeOrder: 'code-first' }],
  ['FR', { region: 'region', postalCode: 'postal', placeOrder: 'code-first' }],
])('%s has its own words and order', (country, format) => {
  expect(addressFormat(country)).toMatchObject(format);
});

it.each(['KE', '', 'toString', '__proto__'])(
  'what is not in the table has plain words and takes any code: %j',
  (country) => {
    const plain = { region: 'region', postalCode: 'postal', placeOrder: 'code-first', postalPattern: undefined };
    expect(addressFormat(country)).toEqual(plain);
    expect(isPostalCode('Box 7', country)).toBe(true);
  },
);

it.each([
  ['US', ['00501', '97201-1234', ' 97201 '], ['9720', '97201-12', '972011234']],
  ['CA', ['K1A 0B1', 'k1a0b1'], ['K1A', '1K1 A0B']],
  ['GB', ['SW1A 1AA', 'm11ae', 'GIR 0AA'], ['SW1A', '1AA SW1']],
  ['IE', ['D02 X285', 'A65F4E2', 'D6W XY00'], ['D02', 'Dublin 2']],
  ['FR', ['75020', '75 020'], ['7502', '750200', 'Paris']],
  ['DE', ['10115'], ['1011', '10 115']],
  ['AT', ['1010'], ['101', '10101']],
  ['SE', ['114 55', '11455'], ['1145', '11 455']],
  ['NL', ['1012 AB', '1012ab'], ['1012', 'AB1012']],
  ['PL', ['00-001', '00001'], ['0001', '00-01']],
  ['PT', ['1000-205'], ['1000', '1000205']],
  ['BR', ['01310-100', '01310100'], ['01310']],
  ['JP', ['100-0001', '1000001'], ['100-001']],
  ['IN', ['110 001', '110001'], ['11001']],
  ['CN', ['100000'], ['10000']],
])('a postal code of %s', (country, right, wrong) => {
  for (const code of right) expect([code, isPostalCode(code, country)]).toEqual([code, true]);
  for (const code of wrong) expect([code, isPostalCode(code, country)]).toEqual([code, false]);
});
