import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { PRICE_ALERT_ROOT, priceAlertsOf, stopPriceAlerts } from '../domain/price-alerts.ts';
import { linkPages } from './link-pages.ts';

/** Where the links of mails about prices lead. */
export async function priceAlertPages(app: FastifyInstance, deps: Deps): Promise<void> {
  linkPages(app, deps, {
    root: PRICE_ALERT_ROOT,
    find: priceAlertsOf,
    pages: {
      stop: {
        run: stopPriceAlerts,
        words: {
          en: {
            title: 'No more messages',
            ask: 'We will no longer tell you when products of your wish list become cheaper.',
            button: 'Stop',
            done: { title: 'Done', text: 'We will no longer tell you of lower prices.' },
          },
          fr: {
            title: 'Ne plus recevoir ces messages',
            ask: 'Nous ne vous signalerons plus les baisses de prix de vos favoris.',
            button: 'Arrêter',
            done: { title: 'C’est fait', text: 'Nous ne vous signalerons plus les baisses de prix.' },
          },
        },
      },
    },
  });
}
