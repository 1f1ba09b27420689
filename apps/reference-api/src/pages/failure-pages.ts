import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { shopPages } from '../domain/storefront-pages.ts';
import { message } from '../errors/messages.ts';
import { toRefused } from '../errors/to-refused.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

const back: Record<Locale, string> = { en: 'Back to the shop', fr: 'Revenir à la boutique' };

type Needs = Pick<Deps, 'config' | 'shops'>;

/** The home page of the shop whose host name a request has; of the default shop while the database does not answer. */
export async function homeOf(
  { config, shops }: Needs,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
  locale: Locale,
): Promise<string> {
  const shop = await shops.byHost(hostname).catch(() => undefined);
  return shopPages(config, shop, locale).home;
}

/** Responds with pages instead of envelopes to errors in a scope that browsers visit. */
export function answerWithPages(app: FastifyInstance, deps: Needs): void {
  app.setErrorHandler((error, request, reply) => sendFailurePage(deps, request, reply, error));
}

/** Answers an error with a page. */
export async function sendFailurePage(
  deps: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const refused = toRefused(error);
  if (refused.code >= 500 && !request.cancelled.aborted) request.log.error({ err: error }, 'page failed');
  const { values, retryAfterSeconds } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const title = message(refused.id, locale, values);
  const home = await homeOf(deps, request, locale);
  const body = html`<h1>${title}</h1>
<p><a class="button" href="${home}">${back[locale]}</a></p>`;
  return sendPage(reply, { locale, title, home, body }, refused.code);
}
