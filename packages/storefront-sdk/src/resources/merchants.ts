import type { InputOf } from '../contract/endpoint.ts';
import { merchantStreet } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Merchants with three products each. @endpoint GET /api/front/merchant/street */
export function street(client: Client, query: InputOf<'merchant.street'>['query'] = {}, options?: CallOptions) {
  return client.call(merchantStreet, { query }, options);
}
