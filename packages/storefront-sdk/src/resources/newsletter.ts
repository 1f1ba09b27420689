import type { NewsletterSubscribeQuery } from '../contract/input-types.ts';
import { newsletterSubscribe } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Subscribes an address to the newsletter. A second time changes nothing.
 * @param query `email`, 3 to 254 characters.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/form/subscribe/newsletter
 * @origin specification
 * @example await shop.newsletter.subscribe({ email: 'ada@example.com' });
 */
export function subscribe(client: Client, query: NewsletterSubscribeQuery, options?: CallOptions): Promise<null> {
  return client.call(newsletterSubscribe, { query }, options);
}
