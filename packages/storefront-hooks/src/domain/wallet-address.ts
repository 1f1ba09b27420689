import type { AddressInput } from './address-validation.ts';
import { parsePhone } from './phone.ts';

/** A person and a place as wallets know them (Apple Pay, Google Pay, Link). */
export interface WalletContact {
  /** The whole name. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Telephone number. */
  phone?: string | undefined;
  /** Street and number. */
  line1: string;
  /** Second line. */
  line2?: string | null | undefined;
  /** City; empty in places that are no city's. */
  city: string;
  /** State or region, as a code or a name. */
  state: string;
  /** Postal code; empty where there is none. */
  postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
}

/** Last name of a person who has one name only: backends require two. */
const NO_LAST_NAME = '-';

/**
 * The address that an order is sent to, from what a wallet has. The first word of a name is the first name. A number that is no
 * telephone number is left out, and a place without a city takes its region as one.
 */
export function walletAddress(contact: WalletContact): AddressInput {
  const [firstName = '', ...others] = contact.name.trim().split(/\s+/);
  const { phone = '', email, line1, line2, city, state, postalCode, country } = contact;
  return {
    firstName,
    lastName: others.join(' ') || NO_LAST_NAME,
    email,
    country,
    addressLine1: line1,
    addressLine2: line2 ?? '',
    city: city || state,
    state,
    postCode: postalCode,
    phone: parsePhone(phone) ? phone : '',
  };
}
