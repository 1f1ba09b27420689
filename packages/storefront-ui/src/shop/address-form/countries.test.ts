import { expect, it } from 'vitest';
import { allCountries, countryOptions } from './countries.ts';

it('lists all 249 countries of ISO 3166-1 and Kosovo, each once', () => {
  expect(allCountries).toHaveLength(250);
  expect(new Set(allCountries).size).toBe(250);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(allCountries.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual([]);
  expect(allCountries).toEqual(expect.arrayContaining(['TZ', 'EC', 'TW', 'AX', 'PS', 'XK']));
});

it('returns names in the given language, sorted by its rules', () => {
  const labels = (locale: string, countries?: string[]) => countryOptions(locale, countries).map(({ label }) => label);
  expect(labels('de', ['AT', 'AE', 'EG'])).toEqual(['Ägypten', 'Österreich', 'Vereinigte Arabische Emirate']);
  expect(labels('sv', ['AT', 'AE', 'EG'])).toEqual(['Egypten', 'Förenade Arabemiraten', 'Österrike']);
  expect(labels('en')).toHaveLength(250);
  expect(labels('pt_PT', ['DE', 'AT'])).toEqual(['Alemanha', 'Áustria']);
  expect(labels('no language', ['DE'])).toEqual(['Germany']);
});
