/** How a country writes the part of an address that names the place. */
export interface AddressFormat {
  /** What people of the country call the region that an address names. */
  region: 'state' | 'province' | 'county' | 'region';
  /** What people of the country call the postal code. */
  postalCode: 'zip' | 'postal';
  /** Whether the postal code stands before the city or after it. */
  placeOrder: 'code-first' | 'code-last';
}

const regions = {
  state: 'AU BR IN MX MY NG US',
  province: 'AR BE CA CN ES ID IT NL TH TR ZA',
  county: 'GB HR IE NO RO',
} as const;
const codeLast = 'AU CA GB IE IN NZ US';

/**
 * How the form writes an address of a country unless a shop has a table of its own. Components import no rules, so that
 * this repeats the labels of the rules' table; a test of the reference store holds the two equal.
 *
 * @param country ISO 3166-1 alpha-2.
 */
export function addressFormat(country: string): AddressFormat {
  const isIn = (countries: string) => country !== '' && countries.split(' ').includes(country);
  const kinds = ['state', 'province', 'county'] as const;
  return {
    region: kinds.find((kind) => isIn(regions[kind])) ?? 'region',
    postalCode: country === 'US' ? 'zip' : 'postal',
    placeOrder: isIn(codeLast) ? 'code-last' : 'code-first',
  };
}
