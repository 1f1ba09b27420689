/** Whether addresses of a country contain a part: always, in some cases, or never. */
export type AddressPart = 'required' | 'optional' | 'none';

/** Address format of a country: its fields for city, region and postal code. `addressFormat` of the rules has a table. */
export interface AddressFormat {
  /** The country's term for the region in an address. */
  region: 'state' | 'province' | 'county' | 'region';
  /** The country's term for the postal code. */
  postalCode: 'zip' | 'postal';
  /** Whether addresses contain the region. */
  regionIs: AddressPart;
  /** Whether addresses contain a postal code. */
  postalCodeIs: AddressPart;
  /** Whether the postal code is before the city or after it. */
  placeOrder: 'code-first' | 'code-last';
}

/** Format for countries that are not in the table. */
export const plainFormat: AddressFormat = {
  region: 'region',
  postalCode: 'postal',
  regionIs: 'optional',
  postalCodeIs: 'optional',
  placeOrder: 'code-first',
};
