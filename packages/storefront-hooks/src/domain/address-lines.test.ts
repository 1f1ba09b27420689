import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const address = {
  country: 'US',
  addressLine1: '1 Main Street',
  addressLine2: null,
  state: 'NY',
  city: 'Albany',
  postCode: '12207',
  phone: '+1 518 555 0100',
};

it.each(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ'])('in %s the postal code is last', (country) => {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country);
  expect(addressLines({ ...address, country }, 'en')).toEqual([
    '1 Main Street',
    'Albany, NY 12207',
    name,
    '+1 518 555 0100',
  ]);
});

it('in other countries the postal code is first, and the country’s name is in the language of the page', () => {
  const french = { ...address, country: 'FR', city: 'Lyon', state: 'Rhône', postCode: '69002', phone: '' };
  expect(addressLines(french, 'fr')).toEqual(['1 Main Street', '69002 Lyon', 'Rhône', 'France']);
  expect(addressLines({ ...french, country: 'DE', addressLine2: '2nd floor' }, 'fr')).toEqual([
    '1 Main Street',
    '2nd floor',
    '69002 Lyon',
    'Rhône',
    'Allemagne',
  ]);
});

it('equal lines are shown once, and an unknown country is shown as its code', () => {
  const odd = { ...address, country: 'x', city: 'Berlin', state: '10115 Berlin', postCode: '10115', phone: '' };
  expect(addressLines(odd, 'en')).toEqual(['1 Main Street', '10115 Berlin', 'x']);
});

it.each([
  ['US', '12207'],
  ['FR', '12207'],
])('in %s a place without city and state is its postal code only', (country, line) => {
  const [, second] = addressLines({ ...address, country, city: '', state: '' }, 'en');
  expect(second).toBe(line);
});
