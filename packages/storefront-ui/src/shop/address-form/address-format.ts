/** Whether addresses of a country have a part: always, for some, or never. */
export type AddressPart = 'required' | 'optional' | 'none';

/** How a country writes the part of an address that names the place; `addressFormat` of the rules has a table. */
export interface AddressFormat {
  /** What people of the country call the region that an address names. */
  region: 'state' | 'province' | 'county' | 'region';
  /** What people of the country call the postal code. */
  postalCode: 'zip' | 'postal';
  /** Whether letters name the region. */
  regionIs: AddressPart;
  /** Whether letters have a postal code. */
  postalCodeIs: AddressPart;
  /** Whether the postal code stands before the city or after it. */
  placeOrder: 'code-first' | 'code-last';
}

/** A country of which nothing is known. */
export const plainFormat: AddressFormat = {
  region: 'region',
  postalCode: 'postal',
  regionIs: 'optional',
  postalCodeIs: 'optional',
  placeOrder: 'code-first',
};
