import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, list, nothing, nullable, object, optional, page, text } from './schema.ts';

export const Address = object({
  id: int,
  firstName: text,
  lastName: text,
  email: text,
  /** ISO 3166-1 alpha-2; backends of the family may send a name. */
  country: text,
  addressLine1: text,
  addressLine2: nullable(text),
  state: text,
  city: text,
  postCode: text,
  phone: text,
  isDefault: bool,
  /** Dialling code without the plus sign. */
  countryCode: optional(text),
  /** The whole name, from backends that know no first and last one. */
  realName: optional(text),
  /** The whole address, from backends that know no lines. */
  detail: optional(text),
  province: optional(text),
  district: optional(text),
});
/** A delivery address. */
export type Address = Infer<typeof Address>;

export const IpInfo = object({ country_name: text, country_calling_code: text, region: text, city: text });
/** Where a caller seems to be; what is not known is empty. */
export type IpInfo = Infer<typeof IpInfo>;

export const addressList = endpoint('address.list', 'GET', '/api/front/address/list', 'user', page(Address));
export const addressAll = endpoint('address.all', 'GET', '/api/pc/address/all/list', 'user', list(Address));
export const addressDetail = endpoint(
  'address.detail',
  'GET',
  '/api/front/address/detail/{id}',
  'user',
  nullable(Address),
);
export const addressDefault = endpoint(
  'address.default',
  'GET',
  '/api/front/address/default',
  'user',
  nullable(Address),
);
export const addressSave = endpoint('address.save', 'POST', '/api/front/address/edit', 'user', Address, {
  keyed: true,
});
export const addressDelete = endpoint('address.delete', 'POST', '/api/front/address/del', 'user', nothing);
export const addressSetDefault = endpoint(
  'address.setDefault',
  'POST',
  '/api/front/address/default/set',
  'user',
  nothing,
);
export const addressIpInfo = endpoint('address.ipInfo', 'POST', '/api/front/address/ip/info', 'user', nullable(IpInfo));
