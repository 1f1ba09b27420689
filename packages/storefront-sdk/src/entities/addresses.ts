import { bool, type Infer, int, nullable, object, optional, text } from '../schema/schema.ts';

export const Address = object({
  /** Id of the address. */
  id: int,
  /** First name. */
  firstName: text,
  /** Last name. */
  lastName: text,
  /** E-mail address. */
  email: text,
  /** ISO 3166-1 alpha-2 code; CRMEB backends may send a name. */
  country: text,
  /** Street and number. */
  addressLine1: text,
  /** Second line. */
  addressLine2: nullable(text),
  /** State or region. */
  state: text,
  /** City. */
  city: text,
  /** Postal code. */
  postCode: text,
  /** Phone number. */
  phone: text,
  /** Whether it is the default address. */
  isDefault: bool,
  /** Dialling code without the plus sign. */
  countryCode: optional(text),
  /** Full name, from backends without first and last names. */
  realName: optional(text),
  /** Full address, from backends without address lines. */
  detail: optional(text),
  /** Province, from backends that have one. */
  province: optional(text),
  /** District, from backends that have one. */
  district: optional(text),
  /** Id of the account. Only from CRMEB backends. */
  uid: optional(int),
});
/** A delivery address. */
export interface Address extends Infer<typeof Address> {}

export const IpInfo = object({
  /** Name of the country. */
  country_name: text,
  /** Dialling code, with a plus sign. */
  country_calling_code: text,
  /** State or region. */
  region: text,
  /** City. */
  city: text,
});
/** Approximate location of the shopper; unknown fields are empty. */
export interface IpInfo extends Infer<typeof IpInfo> {}
