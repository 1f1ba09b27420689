import {
  addressAll,
  addressDefault,
  addressDelete,
  addressDetail,
  addressIpInfo,
  addressList,
  addressSave,
  addressSetDefault,
} from '../contract/addresses.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Addresses of the account, the default first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/list
 * @origin family
 * @example const { list, pages } = await addresses.list(client, { page: 2 });
 */
export function list(client: Client, query: InputOf<'address.list'>['query'] = {}, options?: CallOptions) {
  return client.call(addressList, { query }, options);
}

/**
 * All addresses of the account at once, the default first: what a checkout offers.
 * @returns A list of addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/pc/address/all/list
 * @origin family
 * @example const [first] = await addresses.all(client);
 */
export function all(client: Client, options?: CallOptions) {
  return client.call(addressAll, {}, options);
}

/**
 * One address.
 * @returns The address, or null when the shopper has none with this id.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/detail/{id}
 * @origin family
 * @example const address = await addresses.detail(client, 12);
 */
export function detail(client: Client, id: InputOf<'address.detail'>['path']['id'], options?: CallOptions) {
  return client.call(addressDetail, { path: { id } }, options);
}

/**
 * The default address.
 * @returns The address, or null when the shopper has none.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/address/default
 * @origin family
 * @example const address = await addresses.getDefault(client);
 */
export function getDefault(client: Client, options?: CallOptions) {
  return client.call(addressDefault, {}, options);
}

/**
 * Adds an address, or changes the one with `id`. The first one is the default, whatever it says.
 * @param body Names up to 64 characters, lines up to 200, `country` as ISO 3166-1 alpha-2, `postCode` up to 16.
 * @returns The address as it is kept.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `not-found` for a foreign `id`, `auth`.
 * @endpoint POST /api/front/address/edit
 * @origin family
 * @example const { id } = await addresses.save(client, { ...draft, isDefault: true });
 */
export function save(client: Client, body: InputOf<'address.save'>['body'], options?: CallOptions) {
  return client.call(addressSave, { body }, options);
}

/**
 * Removes an address. When it was the default, the newest one left takes its place.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such address, `auth`.
 * @endpoint POST /api/front/address/del
 * @origin family
 * @example await addresses.remove(client, { id: 12 });
 */
export function remove(client: Client, body: InputOf<'address.delete'>['body'], options?: CallOptions) {
  return client.call(addressDelete, { body }, options);
}

/**
 * Makes an address the default one.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such address, `auth`.
 * @endpoint POST /api/front/address/default/set
 * @origin family
 * @example await addresses.setDefault(client, { id: 12 });
 */
export function setDefault(client: Client, body: InputOf<'address.setDefault'>['body'], options?: CallOptions) {
  return client.call(addressSetDefault, { body }, options);
}

/**
 * Where the caller seems to be, to fill in an empty form with. Take a failure for an empty answer.
 * @returns Names of country, region and city and the dialling code, each maybe empty, or null.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/address/ip/info
 * @origin family
 * @example const place = await addresses.ipInfo(client).catch(() => null);
 */
export function ipInfo(client: Client, options?: CallOptions) {
  return client.call(addressIpInfo, {}, options);
}
