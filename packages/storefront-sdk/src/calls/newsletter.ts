import { call } from '../call.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty } from '../schema/schema.ts';
import { email } from './inputs.ts';

/**
 * Subscribes an e-mail address to the newsletter. No effect if it is subscribed already.
 * @throws `StorefrontError` of kind `invalid` for an invalid e-mail address, `rate-limited`.
 * @example await shop.newsletter.subscribe({ email: 'ada@example.com' });
 */
export const subscribe = call({
  id: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/front/form/subscribe/newsletter',
  auth: 'guest',
  inQuery: true,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Subscribes an e-mail address to the newsletter. No effect if it is subscribed already.',
    origin: 'specification',
    query: {
      /** E-mail address. */
      email,
    },
    example: { query: { email: 'ada@example.com' } },
  },
});
