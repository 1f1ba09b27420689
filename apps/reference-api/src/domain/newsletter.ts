import type { CallContext } from '../contract/types.ts';
import { subscribe } from '../repositories/newsletter.ts';
import { plainEmail } from '../repositories/users.ts';

/** Where somebody asked for news, and the device's anonymous id where it is told. */
interface Subscription {
  email: string;
  source: 'newsletter' | 'cart';
  uuid?: string;
}

/** Subscribes an address to news; the answer does not tell whether it was subscribed before. */
export async function subscribeTo(
  { db, shop, locale, now }: CallContext,
  { email, source, uuid }: Subscription,
): Promise<void> {
  await subscribe(db, {
    store_id: shop.id,
    email: plainEmail(email),
    source,
    uuid: uuid ?? null,
    locale,
    created_at: now,
  });
}
