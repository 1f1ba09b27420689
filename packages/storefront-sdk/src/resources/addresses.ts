import {
  type Address,
  addressesAll,
  addressesDetail,
  addressesGetDefault,
  addressesIpInfo,
  addressesList,
  addressesRemove,
  addressesSave,
  addressesSetDefault,
  type IpInfo,
} from '../contract/addresses.ts';
import type {
  AddressesListQuery,
  AddressesRemoveBody,
  AddressesSaveBody,
  AddressesSetDefaultBody,
} from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Addresses of the account, the default first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/list
 * @origin family
 * @example const { list, pages } = await shop.addresses.list({ page: 2 });
 */
export function list(client: Client, query: AddressesListQuery = {}, options?: CallOptions): ListCall<Address> {
  return listCall((page, more) => client.call(addressesList, { query: { ...query, page } }, more), query.page, options);
}

/**
 * All addresses of the account at once, the default first: what a checkout offers.
 * @returns A list of addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/pc/address/all/list
 * @origin family
 * @example const [first] = await shop.addresses.all();
 */
export function all(client: Client, options?: CallOptions): Promise<Address[]> {
  return client.call(addressesAll, {}, options);
}

/**
 * One address.
 * @param id `id` of the address.
 * @returns The address, or null when the shopper has none with this id.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/detail/{id}
 * @origin family
 * @example const address = await shop.addresses.detail(12);
 */
export function detail(client: Client, id: number, options?: CallOptions): Promise<Address | null> {
  return client.call(addressesDetail, { path: { id } }, options);
}

/**
 * The default address.
 * @returns The address, or null when the shopper has none.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/default
 * @origin family
 * @example const address = await shop.addresses.getDefault();
 */
export function getDefault(client: Client, options?: CallOptions): Promise<Address | null> {
  return client.call(addressesGetDefault, {}, options);
}

/**
 * Adds an address, or changes the one with `id`. The first one is the default, whatever it says.
 * @param body Names up to 64 characters, lines up to 200, `country` as ISO 3166-1 alpha-2, `postCode` up to 16.
 * @returns The address as it is kept.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `not-found` for a foreign `id`, `auth`.
 * @endpoint POST /api/front/address/edit
 * @origin family
 * @example const { id } = await shop.addresses.save({ ...draft, isDefault: true });
 */
export function save(client: Client, body: AddressesSaveBody, options?: CallOptions): Promise<Address> {
  return client.call(addressesSave, { body }, options);
}

/**
 * Removes an address. When it was the default, the newest one left takes its place.
 * @param body `id` of the address.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such address, `auth`.
 * @endpoint POST /api/front/address/del
 * @origin family
 * @example await shop.addresses.remove({ id: 12 });
 */
export function remove(client: Client, body: AddressesRemoveBody, options?: CallOptions): Promise<null> {
  return client.call(addressesRemove, { body }, options);
}

/**
 * Makes an address the default one.
 * @param body `id` of the address.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such address, `auth`.
 * @endpoint POST /api/front/address/default/set
 * @origin family
 * @example await shop.addresses.setDefault({ id: 12 });
 */
export function setDefault(client: Client, body: AddressesSetDefaultBody, options?: CallOptions): Promise<null> {
  return client.call(addressesSetDefault, { body }, options);
}

/**
 * Where the caller seems to be, to fill in an empty form with. Take a failure for an empty answer.
 * @returns Names of country, region and city and the dialling code, each maybe empty, or null.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/address/ip/info
 * @origin family
 * @example const place = await shop.addresses.ipInfo().catch(() => null);
 */
export function ipInfo(client: Client, options?: CallOptions): Promise<IpInfo> {
  return client.call(addressesIpInfo, {}, options);
}
