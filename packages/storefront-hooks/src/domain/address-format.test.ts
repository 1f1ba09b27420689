import { expect, it } from 'vitest';
import { addressFormat, isPostalCode, postalCode } from './address-format.ts';

const first = 'code-first';
const last = 'code-last';

// Valid codes are those of real post offices and town halls.
it.each([
  ['AR', 'province', first, ['C1000AAA', '1000'], []],
  ['AT', 'region', first, ['1010'], ['101', '10101']],
  ['AU', 'state', last, ['2000'], ['200']],
  ['BE', 'province', first, ['1000'], ['100']],
  ['BR', 'state', first, ['01310-100', '01310100'], ['01310', '01310-1000']],
  ['CA', 'province', last, ['K1A 0B1', 'k1a0b1'], ['K1A', '1K1 A0B']],
  ['CH', 'region', first, ['8001'], ['80 01']],
  ['CN', 'province', first, ['100000'], ['10000']],
  ['CZ', 'region', first, ['110 00', '11000'], ['110-00']],
  ['DE', 'region', first, ['10115'], ['1011', '10 115']],
  ['DK', 'region', first, ['1050'], ['105']],
  ['ES', 'province', first, ['28001'], ['2801']],
  ['FI', 'region', first, ['00100'], ['0100']],
  ['FR', 'region', first, ['75020', '75 020'], ['7502', '750200', 'Paris']],
  [
    'GB',
    'county',
    last,
    ['SW1A 1AA', 'm11ae', 'GIR 0AA', 'gir0aa', 'W1A 1AA', 'EC1A1BB'],
    ['SW1A', '1AA SW1', 'SWA1 1AA'],
  ],
  ['GR', 'region', first, ['105 57', '10557'], ['1055']],
  ['HR', 'county', first, ['10000'], ['1000']],
  ['HU', 'region', first, ['1051'], ['10511']],
  ['ID', 'province', first, ['10110'], ['1011']],
  ['IE', 'county', last, ['D02 X285', 'A65F4E2', 'D6W XY00'], ['D02', 'Dublin 2', 'D0X X285']],
  ['IN', 'state', last, ['110 001', '110001'], ['11001']],
  ['IT', 'province', first, ['00184'], ['0184']],
  ['JP', 'region', first, ['100-0001', '1000001'], ['100-001']],
  ['KR', 'region', first, ['04524'], ['110-110']],
  ['MX', 'state', first, ['06000'], ['6000']],
  ['MY', 'state', first, ['50000'], ['5000']],
  ['NG', 'state', first, ['100001'], ['10001']],
  ['NL', 'province', first, ['1012 AB', '1012ab'], ['1012', 'AB1012']],
  ['NO', 'county', first, ['0010'], ['010']],
  ['NZ', 'region', last, ['6011'], ['601']],
  ['PL', 'region', first, ['00-001', '00001'], ['0001', '00-01']],
  ['PT', 'region', first, ['1000-205'], ['1000', '1000205']],
  ['RO', 'county', first, ['010011'], ['10011']],
  ['SE', 'region', first, ['114 55', '11455'], ['1145', '11 455']],
  ['SG', 'region', first, ['018956'], ['18956']],
  ['SK', 'region', first, ['811 01', '81101'], ['8110']],
  ['TH', 'province', first, ['10200'], ['1020']],
  ['TR', 'province', first, ['34110'], ['3411']],
  ['US', 'state', last, ['00501', '97201-1234', ' 97201 '], ['9720', '97201-12', '972011234']],
  ['ZA', 'province', first, ['0001'], ['001']],
])(
  '%s has the region %s, the place order %s, and validates its postal codes',
  (country, region, placeOrder, right, wrong) => {
    const format = { region, postalCode: country === 'US' ? 'zip' : 'postal', placeOrder };
    expect(addressFormat(country)).toMatchObject(format);
    const accepted = (codes: string[]) => codes.filter((code) => isPostalCode(code, country));
    expect(accepted(right)).toEqual(right);
    expect(accepted(wrong)).toEqual([]);
    const longer = right.flatMap((code) => [`9${code.trim()}`, `${code.trim()}9`]);
    if (wrong.length > 0) expect(accepted(longer), 'a code with something before or behind it').toEqual([]);
  },
);

it.each([
  ['US', 'required', 'required'],
  ['FR', 'none', 'required'],
  ['HK', 'required', 'none'],
  ['QA', 'none', 'none'],
  ['AR', 'optional', 'optional'],
])('in %s the region of an address is %s and the postal code %s', (country, regionIs, postalCodeIs) => {
  expect(addressFormat(country)).toMatchObject({ regionIs, postalCodeIs });
});

it.each(['KE', '', 'toString', '__proto__'])(
  'an unlisted country has the default terms and accepts any postal code: %j',
  (country) => {
    const plain = { region: 'region', postalCode: 'postal', placeOrder: 'code-first', postalPattern: undefined };
    const parts = { regionIs: 'optional', postalCodeIs: 'optional' };
    expect(addressFormat(country)).toEqual({ ...plain, ...parts });
    expect(isPostalCode('Box 7', country)).toBe(true);
  },
);

it.each([
  ['AT', 'A-1010', '1010'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['CH', 'CH-8001', '8001'],
  ['DK', 'DK-8000', '8000'],
  ['SE', 'SE-114 55', '114 55'],
  ['SE', 's-114 55', '114 55'],
  ['LT', 'LT-01103', '01103'],
  ['JP', '１００－０００１', '100-0001'],
  ['US', '\u202a97201\u202c', '97201'],
  ['GB', ' SW1A\u00a01AA ', 'SW1A 1AA'],
  ['NL', '1012 AB', '1012 AB'],
])('the postal code of %s typed as %j is %j', (country, typed, code) => {
  expect(postalCode(typed, country)).toBe(code);
  expect(isPostalCode(typed, country)).toBe(true);
});

it('the prefix of another country is not removed', () => {
  expect(isPostalCode('D-10115', 'FR')).toBe(false);
});

it('text before the prefix of the country is not removed', () => {
  expect(isPostalCode('1 D-10115', 'DE')).toBe(false);
});
