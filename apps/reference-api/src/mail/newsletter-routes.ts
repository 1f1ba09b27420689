import type { FastifyInstance } from 'fastify';
import { takePageForms } from '../contract/body-parsers.ts';
import type { Db, Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { confirm, end, NEWSLETTER_ROOT, subscriptionOf } from '../domain/newsletter.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { SubscriptionRow } from '../repositories/newsletter.ts';

const texts = {
  en: {
    confirm: { title: 'Receive our news', ask: 'We will write to you when there is a discount.', button: 'Confirm' },
    confirmed: { title: 'Thank you', ask: 'You will receive our news from now on.' },
    unsubscribe: { title: 'Unsubscribe', ask: 'You will receive no more news from us.', button: 'Unsubscribe' },
    unsubscribed: { title: 'You are unsubscribed', ask: 'You will receive no more news from us.' },
    back: 'Back to the shop',
  },
  fr: {
    confirm: { title: 'Recevoir nos nouvelles', ask: 'Nous vous écrirons à chaque promotion.', button: 'Confirmer' },
    confirmed: { title: 'Merci', ask: 'Vous recevrez désormais nos nouvelles.' },
    unsubscribe: { title: 'Se désabonner', ask: 'Vous ne recevrez plus nos nouvelles.', button: 'Se désabonner' },
    unsubscribed: { title: 'Vous êtes désabonné', ask: 'Vous ne recevrez plus nos nouvelles.' },
    back: 'Revenir à la boutique',
  },
} as const;

const steps = {
  confirm: { run: confirm, done: 'confirmed' },
  unsubscribe: { run: (_deps: Deps, db: Db, row: SubscriptionRow) => end(db, row), done: 'unsubscribed' },
} as const;

type Query = { token?: string | string[] };

/**
 * Where the links of newsletters lead. What they do needs a press, since programs that look through mail open its links; the
 * unsubscribe button of mail programs sends the form as well (RFC 8058), so no page of ours has to have been there before.
 */
export async function newsletterPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { publicUrl } = deps.config;
  takePageForms(app, 1024);
  answerWithPages(app, publicUrl);
  const home = (locale: Locale) => `${publicUrl}/${locale === 'fr' ? 'fr' : ''}`;
  const find = (query: Query) =>
    subscriptionOf(deps, deps.database.db, typeof query.token === 'string' ? query.token : '');

  for (const [name, step] of Object.entries(steps) as [keyof typeof steps, (typeof steps)[keyof typeof steps]][]) {
    app.get<{ Querystring: Query }>(`${NEWSLETTER_ROOT}/${name}`, async ({ query }, reply) => {
      const { row } = await find(query);
      const { title, ask, button } = texts[row.locale][name];
      const action = `${NEWSLETTER_ROOT}/${name}?token=${encodeURIComponent(`${query.token}`)}`;
      const body = html`<h1>${title}</h1><p>${ask}</p>
<form method="post" action="${action}"><button>${button}</button></form>`;
      return sendPage(reply, { locale: row.locale, title, publicUrl, body });
    });
    app.post<{ Querystring: Query }>(`${NEWSLETTER_ROOT}/${name}`, async ({ query }, reply) => {
      const { row } = await find(query);
      await step.run(deps, deps.database.db, row);
      const { title, ask } = texts[row.locale][step.done];
      const body = html`<h1>${title}</h1><p>${ask}</p>
<p><a class="button" href="${home(row.locale)}">${texts[row.locale].back}</a></p>`;
      return sendPage(reply, { locale: row.locale, title, publicUrl, body });
    });
  }
}
