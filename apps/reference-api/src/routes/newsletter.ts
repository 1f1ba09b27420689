import { contractRoutes } from '../contract/types.ts';
import { subscribe } from '../repositories/newsletter.ts';
import { limitUse } from '../repositories/rate-limits.ts';

const HOUR_MS = 60 * 60 * 1000;

export const newsletterRoutes = () =>
  contractRoutes('newsletter', {
    subscribe: async ({ db, shop, query, locale, now, ip }) => {
      await limitUse(db, [{ key: `newsletter:${ip}`, limit: 60, windowMs: HOUR_MS }], now);
      await subscribe(db, {
        store_id: shop.id,
        email: query.email.trim().toLowerCase(),
        source: 'newsletter',
        uuid: null,
        locale,
        created_at: now,
      });
      return null;
    },
  });
