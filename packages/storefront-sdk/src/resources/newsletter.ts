import type { InputOf } from '../contract/endpoint.ts';
import { newsletterSubscribe } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Subscribes an address to the newsletter. A second time changes nothing.
 * @param query `email`, 3 to 254 characters.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/form/subscribe/newsletter
 * @origin specification
 * @example await newsletter.subscribe(client, { email: 'ada@example.com' });
 */
export function subscribe(client: Client, query: InputOf<'newsletter.subscribe'>['query'], options?: CallOptions) {
  return client.call(newsletterSubscribe, { query }, options);
}
