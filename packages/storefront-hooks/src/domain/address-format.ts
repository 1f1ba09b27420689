import { typedCode } from './typed-text.ts';

/** Whether addresses of a country contain a part: always, sometimes, or never. */
export type AddressPart = 'required' | 'optional' | 'none';

/** How a country formats the region, postal code and city of an address. */
export interface AddressFormat {
  /** The country's term for the region in an address. */
  region: 'state' | 'province' | 'county' | 'region';
  /** The country's term for the postal code. */
  postalCode: 'zip' | 'postal';
  /** Whether addresses contain the region. */
  regionIs: AddressPart;
  /** Whether addresses contain a postal code. */
  postalCodeIs: AddressPart;
  /** Whether the postal code is before or after the city. */
  placeOrder: 'code-first' | 'code-last';
  /** Pattern of postal codes; `undefined` if codes are not validated. */
  postalPattern?: RegExp | undefined;
}

type Row = readonly [region: AddressFormat['region'], codeIsLast: boolean, postalPattern?: RegExp];

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const sixDigits = /^\d{6}$/;
const threeAndTwoDigits = /^\d{3} ?\d{2}$/;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// Requirements of the national postal services. If a country is in neither list, the part is optional.
const CODE_REQUIRED = words(
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IL IN IT JP KR LI LT LU LV MC MT MX MY NL NO NZ PH PL PT RO RS RU SE SG SI SK SM TH TR TW UA US VA ZA',
);
const WITHOUT_CODE = words(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW',
);
const REGION_REQUIRED = words('AE AU BR CA CN CO ES HK ID IN IT JP KR MX MY NG RU TW UA US VE');
const WITHOUT_REGION = words(
  'AT BE BG BH CH CY CZ DE DK EE FI FR GI GR HR HU IL IS KW LI LT LU LV MC MT NL NO NZ PL PT QA SE SG SI SK SM VA',
);

/** Vehicle country codes that differ from the ISO code. People write them before a postal code, but they don't belong to it. */
const VEHICLE_COUNTRY_CODES: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BE: 'B', DE: 'D', ES: 'E', FI: 'FIN', FR: 'F', HU: 'H', IT: 'I', LI: 'FL', LU: 'L', MC: 'F', NO: 'N' },
  ...{ PT: 'P', SE: 'S', SI: 'SLO' },
};

// Unlisted countries accept any postal code, written before the city, and use the term "region".
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
 * How a country formats an address. `addressLines` and `addressIssues` use it; a form can take its labels and the order of its
 * fields from it.
 *
 * @param country ISO 3166-1 alpha-2.
 */
export function addressFormat(country: string): AddressFormat {
  const [region, isCodeLast, postalPattern]: Row = (Object.hasOwn(rows, country) && rows[country]) || ['region', false];
  return {
    region,
    postalCode: country === 'US' ? 'zip' : 'postal',
    regionIs: partOf(country, REGION_REQUIRED, WITHOUT_REGION),
    postalCodeIs: partOf(country, CODE_REQUIRED, WITHOUT_CODE),
    placeOrder: isCodeLast ? 'code-last' : 'code-first',
    postalPattern,
  };
}

const partOf = (country: string, required: ReadonlySet<string>, without: ReadonlySet<string>): AddressPart =>
  required.has(country) ? 'required' : without.has(country) ? 'none' : 'optional';

/** A typed postal code without the country prefix: `A-1010` → `1010`, `SE-114 55` → `114 55`. */
export function postalCode(text: string, country: string): string {
  const code = typedCode(text);
  const [, letters = '', rest = ''] = /^([A-Z]{1,3})[- ](?=\d)(.*)$/i.exec(code) ?? [];
  const isCountry = [country, VEHICLE_COUNTRY_CODES[country]].includes(letters.toUpperCase());
  return letters && isCountry ? rest : code;
}

/** Whether a typed text is a possible postal code of a country. */
export function isPostalCode(text: string, country: string): boolean {
  const { postalPattern } = addressFormat(country);
  return postalPattern === undefined || postalPattern.test(postalCode(text, country));
}
