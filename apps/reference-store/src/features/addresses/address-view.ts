import type { Address } from '@promenade/storefront-sdk';
import type { AddressView } from '@promenade/storefront-ui';

/** Countries that write the state and the code behind the city. */
const codeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ']);

/** An address as its country writes it, with the country's name in the language of the page. */
export function addressView(address: Address, locale: string): AddressView {
  const { id, firstName, lastName, addressLine1, addressLine2, city, state, postCode, country, phone, isDefault } =
    address;
  const place = codeLast.has(country) ? [`${city}, ${state} ${postCode}`] : [`${postCode} ${city}`, state];
  const lines = [addressLine1, addressLine2 ?? '', ...place, countryName(country, locale), phone];
  // An address that repeats itself (city and state of the same name) is shown once.
  return { id: `${id}`, name: `${firstName} ${lastName}`, isDefault, lines: [...new Set(lines.filter(Boolean))] };
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
