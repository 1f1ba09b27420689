/** How a country writes the part of an address that names the place. */
export interface AddressFormat {
  /** What people of the country call the region that an address names. */
  region: 'state' | 'province' | 'county' | 'region';
  /** What people of the country call the postal code. */
  postalCode: 'zip' | 'postal';
  /** Whether the postal code stands before the city or after it. */
  placeOrder: 'code-first' | 'code-last';
  /** What a postal code looks like; `undefined` where codes are not checked. */
  postalPattern?: RegExp | undefined;
}

type Row = readonly [region: AddressFormat['region'], codeIsLast: boolean, postalPattern?: RegExp];

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const sixDigits = /^\d{6}$/;
const threeAndTwoDigits = /^\d{3} ?\d{2}$/;

// Countries that are not listed take any code, which stands before the city, and call their regions regions.
const rows: Readonly<Record<string, Row>> = {
  AR: ['province', false],
  AT: ['region', false, fourDigits],
  AU: ['state', true, fourDigits],
  BE: ['province', false, fourDigits],
  BR: ['state', false, /^\d{5}-?\d{3}$/],
  CA: ['province', true, /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i],
  CH: ['region', false, fourDigits],
  CN: ['province', false, sixDigits],
  CZ: ['region', false, threeAndTwoDigits],
  DE: ['region', false, fiveDigits],
  DK: ['region', false, fourDigits],
  ES: ['province', false, fiveDigits],
  FI: ['region', false, fiveDigits],
  FR: ['region', false, /^\d{2} ?\d{3}$/],
  GB: ['county', true, /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i],
  GR: ['region', false, threeAndTwoDigits],
  HR: ['county', false, fiveDigits],
  HU: ['region', false, fourDigits],
  ID: ['province', false, fiveDigits],
  IE: ['county', true, /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i],
  IN: ['state', true, /^\d{3} ?\d{3}$/],
  IT: ['province', false, fiveDigits],
  JP: ['region', false, /^\d{3}-?\d{4}$/],
  KR: ['region', false, fiveDigits],
  MX: ['state', false, fiveDigits],
  MY: ['state', false, fiveDigits],
  NG: ['state', false, sixDigits],
  NL: ['province', false, /^\d{4} ?[A-Z]{2}$/i],
  NO: ['county', false, fourDigits],
  NZ: ['region', true, fourDigits],
  PL: ['region', false, /^\d{2}-?\d{3}$/],
  PT: ['region', false, /^\d{4}-\d{3}$/],
  RO: ['county', false, sixDigits],
  SE: ['region', false, threeAndTwoDigits],
  SG: ['region', false, sixDigits],
  SK: ['region', false, threeAndTwoDigits],
  TH: ['province', false, fiveDigits],
  TR: ['province', false, fiveDigits],
  US: ['state', true, /^\d{5}(?:-\d{4})?$/],
  ZA: ['province', false, fourDigits],
};

/**
 * How a country writes an address: what `addressLines` and `addressIssues` go by, and a form its labels and the order of
 * its fields.
 *
 * @param country ISO 3166-1 alpha-2.
 */
export function addressFormat(country: string): AddressFormat {
  const [region, isCodeLast, postalPattern]: Row = (Object.hasOwn(rows, country) && rows[country]) || ['region', false];
  return {
    region,
    postalCode: country === 'US' ? 'zip' : 'postal',
    placeOrder: isCodeLast ? 'code-last' : 'code-first',
    postalPattern,
  };
}

/** Whether a text can be a postal code of a country, apart from white space around it. */
export function isPostalCode(text: string, country: string): boolean {
  const { postalPattern } = addressFormat(country);
  return postalPattern === undefined || postalPattern.test(text.trim());
}
