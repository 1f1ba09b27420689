import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { confirm, end, NEWSLETTER_ROOT, subscriptionOf } from '../domain/newsletter.ts';
import { linkPages } from './link-pages.ts';

/** Where the links of newsletters lead. */
export async function newsletterPages(app: FastifyInstance, deps: Deps): Promise<void> {
  linkPages(app, deps, {
    root: NEWSLETTER_ROOT,
    find: async (deps, db, token) => (await subscriptionOf(deps, db, token)).row,
    pages: {
      confirm: {
        run: confirm,
        words: {
          en: {
            title: 'Receive our news',
            ask: 'We will write to you when there is a discount.',
            button: 'Confirm',
            done: { title: 'Thank you', text: 'You will receive our news from now on.' },
          },
          fr: {
            title: 'Recevoir nos nouvelles',
            ask: 'Nous vous écrirons à chaque promotion.',
            button: 'Confirmer',
            done: { title: 'Merci', text: 'Vous recevrez désormais nos nouvelles.' },
          },
        },
      },
      unsubscribe: {
        run: (_, db, row) => end(db, row),
        words: {
          en: {
            title: 'Unsubscribe',
            ask: 'You will receive no more news from us.',
            button: 'Unsubscribe',
            done: { title: 'You are unsubscribed', text: 'You will receive no more news from us.' },
          },
          fr: {
            title: 'Se désabonner',
            ask: 'Vous ne recevrez plus nos nouvelles.',
            button: 'Se désabonner',
            done: { title: 'Vous êtes désabonné', text: 'Vous ne recevrez plus nos nouvelles.' },
          },
        },
      },
    },
  });
}
