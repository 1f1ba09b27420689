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
  /** Postal code; empty if there is none. */
  postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
}

/** Last name of a person who has one name only: backends require two. */
const NO_LAST_NAME = '-';

/**
 * The shipping address of an order, from the contact data of a wallet. The first word of the name is the first name. An invalid
 * telephone number is left out, and without a city the region is used as city.
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
