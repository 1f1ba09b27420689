import { addressDelete, addressList, addressSave, addressSetDefault } from '../contract/account.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Addresses, the default first. @endpoint GET /api/front/address/list */
export function list(client: Client, query: InputOf<'address.list'>['query'] = {}, options?: CallOptions) {
  return client.call(addressList, { query }, options);
}

/** Adds or changes an address. @endpoint POST /api/front/address/edit */
export function save(client: Client, body: InputOf<'address.save'>['body'], options?: CallOptions) {
  return client.call(addressSave, { body }, options);
}

/** Removes an address. @endpoint POST /api/front/address/del */
export function remove(client: Client, body: InputOf<'address.delete'>['body'], options?: CallOptions) {
  return client.call(addressDelete, { body }, options);
}

/** Makes an address the default. @endpoint POST /api/front/address/default/set */
export function setDefault(client: Client, body: InputOf<'address.setDefault'>['body'], options?: CallOptions) {
  return client.call(addressSetDefault, { body }, options);
}
