import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { confirm, NEWSLETTER_ROOT, subscriptionOf } from '../domain/newsletter.ts';
import { linkPages } from './link-pages.ts';

/** The page to which the link of a confirmation mail leads. */
export async function newsletterPages(app: FastifyInstance, deps: Deps): Promise<void> {
  linkPages(app, deps, {
    root: NEWSLETTER_ROOT,
    find: subscriptionOf,
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
    },
  });
}
