import { type AddressPart, addressFormat, isPostalCode, postalCode } from './address-format.ts';
import { type FieldIssues, issueId } from './issue.ts';
import { parsePhone, typedPhone } from './phone.ts';
import { typedText } from './typed-text.ts';
import { emailIssue, isBlank } from './validation.ts';

/** The validated fields of an address form. */
export interface AddressInput {
  /** First name of the recipient. */
  firstName: string;
  /** Last name of the recipient. */
  lastName: string;
  /** E-mail address for the delivery. */
  email: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** Street and number. */
  addressLine1: string;
  /** Never required. */
  addressLine2?: string | null | undefined;
  /** State, province or region. */
  state: string;
  /** City. */
  city: string;
  /** Postal code. */
  postCode: string;
  /** Phone number for the delivery. */
  phone: string;
  /** The street address in one text, for backends without address lines. Required if the form has the field. */
  detail?: string | null | undefined;
}

/** Issues of the address form, as message ids. */
export type AddressIssue =
  | 'firstNameEmpty'
  | 'lastNameEmpty'
  | 'emailEmpty'
  | 'correctEmail'
  | 'countryEmpty'
  | 'addressEmpty'
  | 'addressDetailEmpty'
  | 'stateEmpty'
  | 'cityEmpty'
  | 'postCodeEmpty'
  | 'correctPostCode'
  | 'phoneEmpty'
  | 'correctPhone';

const requiredTexts = {
  firstName: 'firstNameEmpty',
  lastName: 'lastNameEmpty',
  addressLine1: 'addressEmpty',
  state: 'stateEmpty',
  city: 'cityEmpty',
  postCode: 'postCodeEmpty',
  phone: 'phoneEmpty',
} as const satisfies Partial<Record<keyof AddressInput, AddressIssue>>;

const requiredFields = Object.keys(requiredTexts) as (keyof typeof requiredTexts)[];

/** Issues of an address, by field. Parts that addresses of the country don't contain may be blank. */
export function addressIssues(address: AddressInput): FieldIssues<keyof AddressInput, AddressIssue> {
  const issues: FieldIssues<keyof AddressInput, AddressIssue> = {};
  const { regionIs, postalCodeIs } = addressFormat(address.country);
  const needs: Partial<Record<keyof AddressInput, AddressPart>> = { state: regionIs, postCode: postalCodeIs };
  for (const field of requiredFields) {
    const isNeeded = (needs[field] ?? 'required') === 'required';
    if (isNeeded && isBlank(address[field])) issues[field] = issueId(requiredTexts[field]);
  }
  if (!isBlank(address.postCode) && !isPostalCode(address.postCode, address.country)) {
    issues.postCode = issueId('correctPostCode');
  }
  if (!isBlank(address.phone) && !parsePhone(address.phone)) issues.phone = issueId('correctPhone');
  const email = emailIssue(address.email);
  if (email) issues.email = email;
  if (!/^[A-Z]{2}$/.test(address.country)) issues.country = issueId('countryEmpty');
  if (address.detail != null && isBlank(address.detail)) issues.detail = issueId('addressDetailEmpty');
  return issues;
}

/**
 * Normalises a typed address (see `typedText`): codes and numbers in ASCII, telephone numbers as `typedPhone`
 * writes them, postal codes without the country prefix. `detail`,
 * which may have several lines, and fields that are not texts remain unchanged.
 */
export function typedAddress<Address extends Partial<AddressInput>>(address: Address): Address {
  const { country = '' } = address;
  const written: Record<string, unknown> = { ...address };
  for (const [field, value] of Object.entries(address))
    if (typeof value === 'string' && field !== 'detail') written[field] = typedText(value);
  if (address.phone !== undefined) written.phone = typedPhone(address.phone);
  if (address.postCode !== undefined) written.postCode = postalCode(address.postCode, country);
  return written as Address;
}
