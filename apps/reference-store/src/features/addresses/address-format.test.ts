import { addressFormat } from '@promenade/storefront-hooks/domain';
import { allCountries, addressFormat as formatOfForm } from '@promenade/storefront-ui';
import { expect, it } from 'vitest';

it('the form labels and orders an address as the rules write and check it', () => {
  const differing = ['', ...allCountries].filter((country) => {
    const { region, postalCode, placeOrder } = addressFormat(country);
    return JSON.stringify(formatOfForm(country)) !== JSON.stringify({ region, postalCode, placeOrder });
  });
  expect(differing).toEqual([]);
});
