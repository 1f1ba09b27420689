import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import type { Locale } from '../db/index.ts';
import { message } from '../errors/messages.ts';
import { toRefused } from '../errors/to-refused.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

const back: Record<Locale, string> = { en: 'Back to the shop', fr: 'Revenir à la boutique' };

/** Responds with pages instead of envelopes to errors in a scope that browsers visit. */
export function answerWithPages(app: FastifyInstance, publicUrl: string): void {
  app.setErrorHandler((error, request, reply) => sendFailurePage(request, reply, { error, publicUrl }));
}

/** Answers an error with a page. */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, publicUrl }: { error: unknown; publicUrl: string },
): FastifyReply {
  const locale = localeOf(request);
  const refused = toRefused(error);
  if (refused.code >= 500 && !request.cancelled.aborted) request.log.error({ err: error }, 'page failed');
  const { values, retryAfterSeconds } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const title = message(refused.id, locale, values);
  const body = html`<h1>${title}</h1>
<p><a class="button" href="${publicUrl}/${locale === 'fr' && 'fr'}">${back[locale]}</a></p>`;
  return sendPage(reply, { locale, title, publicUrl, body }, refused.code);
}
