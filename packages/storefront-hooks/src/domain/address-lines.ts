import { addressFormat } from './address-format.ts';
import { languageTag } from './language-tag.ts';

/** The parts of an address. An `Address` of the backend can be passed directly. */
export interface AddressParts {
  /** Street and number. */
  addressLine1: string;
  /** Floor, flat or company. */
  addressLine2: string | null;
  /** City. */
  city: string;
  /** State, province or region. */
  state: string;
  /** Postal code. */
  postCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Telephone number. */
  phone: string;
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const joined = (parts: string[], between: string) => parts.filter(Boolean).join(between);

/** The lines of an address in its country's format, with the country's name in the language of the page. */
export function addressLines(address: AddressParts, locale: string): string[] {
  const { addressLine1, addressLine2, city, state, postCode, country, phone } = address;
  const isCodeLast = addressFormat(country).placeOrder === 'code-last';
  // City, state and code may be empty, because imported addresses may contain them in the first lines.
  const place = isCodeLast
    ? [joined([city, joined([state, postCode], ' ')], ', ')]
    : [joined([postCode, city], ' '), state];
  const lines = [addressLine1, addressLine2, ...place, countryName(country, locale), phone];
  // Equal lines, for instance a city and a state with the same name, are shown once.
  return [...new Set(lines)].flatMap((line) => line || []);
}
