import { describe, expect, test } from 'vitest';
import { inOurFields, sentNames } from './bodies.ts';
import { countryCodeOf } from './countries.ts';

test.each([
  ['IN', 'IN'],
  ['in', 'IN'],
  ['India', 'IN'],
  ['India (भारत)', 'IN'],
  ['Allemagne', 'DE'],
  ['germany', 'DE'],
  ['United States', 'US'],
  ['États-Unis', 'US'],
  ['印度', 'IN'],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['Viet Nam', 'VN'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Hong Kong', 'HK'],
  ['Ivory Coast', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Lucia', 'LC'],
  ['The Netherlands', 'NL'],
  ['Korea, Republic of', 'KR'],
  ["Korea, Democratic People's Republic of", 'KP'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['Iran, Islamic Republic of', 'IR'],
  ['Virgin Islands, British', 'VG'],
  ['Atlantis', 'Atlantis'],
  ['constructor', 'constructor'],
  ['', ''],
])('the country %j has the code %j', (named, code) => {
  expect(countryCodeOf(named)).toBe(code);
});

test.each(['en', 'fr'])('every country is known by the name that it is shown by, in %s', (locale) => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names.of(code));
  const lost = codes.filter((code) => {
    // A replaced code, such as DD, maps to its successor.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    return isCurrent && countryCodeOf(names.of(code) ?? '') !== code;
  });
  expect(codes.length).toBeGreaterThan(200);
  expect(lost).toEqual([]);
});

describe('an address', () => {
  const read = (body: object) => inOurFields('addresses.save', body);
  const place = { country: 'India', postCode: 110005 };

  test('of one name and one text is split', () => {
    expect(read({ ...place, realName: ' Ada Maria  Martin ', detail: '12 Rose Lane\n\n New Delhi' })).toMatchObject({
      ...{ country: 'IN', firstName: 'Ada', lastName: 'Maria Martin' },
      ...{ addressLine1: '12 Rose Lane, New Delhi', addressLine2: null, city: '', state: '' },
    });
    expect(read({ ...place, realName: 'Ada', detail: 'x' })).toMatchObject({ firstName: 'Ada', lastName: '' });
  });

  test('of a long text fills two lines, which are not cut inside a word', () => {
    const detail = `${'Rose Lane, '.repeat(20)}New Delhi`;
    const { addressLine1, addressLine2 } = read({ ...place, realName: 'Ada', detail }) as Record<string, string>;
    expect(addressLine1?.length).toBeLessThanOrEqual(200);
    expect(`${addressLine1}, ${addressLine2}`).toBe(detail);
  });

  test('of canonical fields are unchanged', () => {
    const own = { firstName: 'Ada', lastName: 'Martin', addressLine1: '1 Road', city: 'Boston', state: 'MA' };
    expect(read({ ...own, country: 'US', realName: 'B C', detail: 'elsewhere' })).toMatchObject(own);
  });

  test('that leaves out what no text says lacks it', () => {
    const read1 = read({ ...place, firstName: 'Ada', lastName: '', addressLine1: '1 Road', city: '', state: null });
    expect(Object.keys(read1 as object)).not.toEqual(expect.arrayContaining(['lastName']));
    expect(read1).not.toHaveProperty('city');
    expect(read1).not.toHaveProperty('state');
  });
});

test('one score fills both, and neither is replaced', () => {
  const read = (body: object) => inOurFields('reviews.create', body);
  expect(read({ star: 4 })).toEqual({ star: 4, productScore: 4, serviceScore: 4 });
  expect(read({ star: 4, serviceScore: 1 })).toEqual({ star: 4, productScore: 4, serviceScore: 1 });
  expect(read({ productScore: 5 })).toEqual({ productScore: 5 });
  expect(read([{ star: 4 }])).toEqual([{ star: 4 }]);
});

test('of an update preserve blanks, which mean an unchanged value', () => {
  const lost = {
    id: 7,
    realName: 'Ada',
    detail: ' ',
    firstName: 'Ada',
    lastName: '',
    addressLine1: '1 Road',
    country: ' ',
  };
  const read = (body: object) => inOurFields('addresses.save', body);
  expect(read(lost)).toMatchObject({ lastName: '', city: '', state: '', country: '' });
  expect(read({ ...lost, id: 0 })).not.toHaveProperty('city');
});

test('fields have the names that they were sent by', () => {
  expect(sentNames('reviews.create', { star: '' })).toEqual({ productScore: 'star', serviceScore: 'star' });
  expect(sentNames('reviews.create', { star: 4, productScore: 9 })).toEqual({ serviceScore: 'star' });
  expect(sentNames('reviews.create', { comment: 'x' })).toEqual({});
  expect(sentNames('addresses.save', { realName: 'Ada' })).toMatchObject({ firstName: 'realName', city: 'detail' });
  expect(sentNames('addresses.save', 'Ada')).toEqual({});
  expect(sentNames('cart.save', { star: 4 })).toEqual({});
});
