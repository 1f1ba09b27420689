import type { Client } from '@promenade/storefront-sdk';
import type { PaymentContext, PaymentRegistry } from './payment-registry.ts';

const completions = new WeakMap<Client, Map<string, Promise<unknown>>>();

/**
 * Lets the providers complete a payment after their page has redirected back; once for each address. Never rejects: the payment
 * may have succeeded despite an error, and its result is read from the backend afterwards.
 *
 * @param search Query of the address.
 */
export function completePayment(registry: PaymentRegistry, search: string, context: PaymentContext): Promise<unknown> {
  const ofPage = completions.get(context.client) ?? new Map<string, Promise<unknown>>();
  completions.set(context.client, ofPage);
  const completion =
    ofPage.get(search) ??
    Promise.allSettled(
      registry.providers.map(async ({ complete }) => complete?.(new URLSearchParams(search), context)),
    );
  ofPage.set(search, completion);
  return completion;
}
