import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { confirmAlert, STOCK_ALERT_ROOT, stockAlertOf, stopAlerts } from '../domain/stock-alerts.ts';
import { linkPages } from './link-pages.ts';

/** Where the links of mails about stock lead. */
export async function stockAlertPages(app: FastifyInstance, deps: Deps): Promise<void> {
  linkPages(app, deps, {
    root: STOCK_ALERT_ROOT,
    find: stockAlertOf,
    pages: {
      confirm: {
        run: confirmAlert,
        words: {
          en: {
            title: 'Tell me when it is back',
            ask: 'We will write to you once, when it is available again.',
            button: 'Confirm',
            done: { title: 'Thank you', text: 'We will write to you when it is available again.' },
          },
          fr: {
            title: 'Me prévenir de son retour',
            ask: 'Nous vous écrirons une fois, quand il sera de nouveau disponible.',
            button: 'Confirmer',
            done: { title: 'Merci', text: 'Nous vous écrirons quand il sera de nouveau disponible.' },
          },
        },
      },
      stop: {
        run: stopAlerts,
        words: {
          en: {
            title: 'No more messages',
            ask: 'We will no longer tell you when products are available again.',
            button: 'Stop',
            done: { title: 'Done', text: 'We will no longer tell you when products are available again.' },
          },
          fr: {
            title: 'Ne plus recevoir ces messages',
            ask: 'Nous ne vous préviendrons plus du retour des produits.',
            button: 'Arrêter',
            done: { title: 'C’est fait', text: 'Nous ne vous préviendrons plus du retour des produits.' },
          },
        },
      },
    },
  });
}
