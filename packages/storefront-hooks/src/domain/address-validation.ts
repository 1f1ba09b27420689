import { isPostalCode } from './address-format.ts';
import type { FieldIssues } from './validation.ts';
import { emailIssue, isBlank } from './validation.ts';

/** The fields of an address form that are checked. */
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
  /** The street address in one text, for backends without address lines. Required where the form has the field. */
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
  | 'phoneEmpty';

const requiredTexts = {
  firstName: 'firstNameEmpty',
  lastName: 'lastNameEmpty',
  addressLine1: 'addressEmpty',
  state: 'stateEmpty',
  city: 'cityEmpty',
  postCode: 'postCodeEmpty',
  phone: 'phoneEmpty',
} as const satisfies FieldIssues<keyof AddressInput, AddressIssue>;

const requiredFields = Object.keys(requiredTexts) as (keyof typeof requiredTexts)[];

/** Issues of an address, by field. */
export function addressIssues(address: AddressInput): FieldIssues<keyof AddressInput, AddressIssue> {
  const issues: FieldIssues<keyof AddressInput, AddressIssue> = {};
  for (const field of requiredFields) if (isBlank(address[field])) issues[field] = requiredTexts[field];
  if (!issues.postCode && !isPostalCode(address.postCode, address.country)) issues.postCode = 'correctPostCode';
  const email = emailIssue(address.email);
  if (email) issues.email = email;
  if (!/^[A-Z]{2}$/.test(address.country)) issues.country = 'countryEmpty';
  if (address.detail != null && isBlank(address.detail)) issues.detail = 'addressDetailEmpty';
  return issues;
}
