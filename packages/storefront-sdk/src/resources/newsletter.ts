import type { InputOf } from '../contract/endpoint.ts';
import { newsletterSubscribe } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Subscribes an address. @endpoint POST /api/front/form/subscribe/newsletter */
export function subscribe(client: Client, query: InputOf<'newsletter.subscribe'>['query'], options?: CallOptions) {
  return client.call(newsletterSubscribe, { query }, options);
}
