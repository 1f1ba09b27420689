import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link.ts';

test.each([
  ['La Poste', '6A1', 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A1'],
  [' UPS ', '1Z 999 AA1 01', 'https://www.ups.com/track?tracknum=1Z999AA101'],
  ['Colissimo', '\u202a6A 12\u00a0345\u202c', 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345'],
  ['Parcel Example', 'PX&1#', 'https://t.17track.net/fr#nums=PX%261%23'],
  ['constructor', '1', 'https://t.17track.net/fr#nums=1'],
])('a parcel of %s with the number %s has a tracking link', (company, number, address) => {
  expect(trackingLink({ company, number }, 'fr')).toBe(address);
});

test('a shop can add the tracking pages of further carriers', () => {
  const pages = { 'parcel example': 'https://parcels.example/{locale}/{number}' };
  expect(trackingLink({ company: 'Parcel Example', number: '{locale}' }, 'en', pages)).toBe(
    'https://parcels.example/en/%7Blocale%7D',
  );
});
