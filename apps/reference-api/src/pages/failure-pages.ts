import type { FastifyInstance } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import type { Locale } from '../db/index.ts';
import { message } from '../errors/messages.ts';
import { Refused } from '../errors/refused.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

const back: Record<Locale, string> = { en: 'Back to the shop', fr: 'Revenir à la boutique' };

/** Pages instead of envelopes for what goes wrong in a scope that browsers visit. */
export function answerWithPages(app: FastifyInstance, publicUrl: string): void {
  app.setErrorHandler((error, request, reply) => {
    const locale = localeOf(request);
    const refused = error instanceof Refused ? error : new Refused(500, 'serverFault');
    if (refused !== error) request.log.error({ err: error }, 'page failed');
    const title = message(refused.id, locale, refused.options.values);
    const body = html`<h1>${title}</h1><p class="lead"></p>
<a class="button" href="${publicUrl}/${locale === 'fr' && 'fr'}">${back[locale]}</a>`;
    return sendPage(reply, { locale, title, publicUrl, body }, refused.code);
  });
}
