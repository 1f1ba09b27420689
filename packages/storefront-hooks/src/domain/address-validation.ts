import type { FieldFaults } from './validation.ts';
import { emailFault, isBlank } from './validation.ts';

/** The fields of an address form that are checked. */
export interface AddressInput {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  addressLine1: string;
  /** Never required. */
  addressLine2?: string | null | undefined;
  state: string;
  city: string;
  postCode: string;
  phone: string;
}

/** Message ids of the address form. */
export type AddressMessage =
  | 'firstNameEmpty'
  | 'lastNameEmpty'
  | 'emailEmpty'
  | 'correctEmail'
  | 'countryEmpty'
  | 'addressEmpty'
  | 'stateEmpty'
  | 'cityEmpty'
  | 'postCodeEmpty'
  | 'phoneEmpty';

const requiredTexts = {
  firstName: 'firstNameEmpty',
  lastName: 'lastNameEmpty',
  addressLine1: 'addressEmpty',
  state: 'stateEmpty',
  city: 'cityEmpty',
  postCode: 'postCodeEmpty',
  phone: 'phoneEmpty',
} as const satisfies FieldFaults<keyof AddressInput, AddressMessage>;

const requiredFields = Object.keys(requiredTexts) as (keyof typeof requiredTexts)[];

/** What is wrong with an address, by field. */
export function addressFaults(address: AddressInput): FieldFaults<keyof AddressInput, AddressMessage> {
  const faults: FieldFaults<keyof AddressInput, AddressMessage> = {};
  for (const field of requiredFields) if (isBlank(address[field])) faults[field] = requiredTexts[field];
  const email = emailFault(address.email);
  if (email) faults.email = email;
  if (!/^[A-Z]{2}$/.test(address.country)) faults.country = 'countryEmpty';
  return faults;
}
