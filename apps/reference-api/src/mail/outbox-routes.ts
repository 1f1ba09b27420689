import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { notFound } from '../errors/refused.ts';
import { answerWithPages, homeOf } from '../pages/failure-pages.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { listMails, mailById, type OutboxMail } from '../repositories/outbox.ts';

const texts = {
  en: { title: 'Outbox', tag: 'Sandbox: nothing is really sent', none: 'No mail yet.', to: 'To', all: 'All mail' },
  fr: {
    title: 'Boîte d’envoi',
    tag: 'Bac à sable : rien n’est vraiment envoyé',
    none: 'Aucun message.',
    to: 'À',
    all: 'Tous les messages',
  },
};

/** Largest id that its column holds. */
const ID_MAX = 2_147_483_647;

const messagesQuery = { type: 'object', properties: { to: { type: 'string', maxLength: 254 } } } as const;

function timeOf({ created_at }: OutboxMail, locale: Locale): string {
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${shown.format(created_at)} UTC`;
}

function toMessage({ id, purpose, locale, recipient: to, subject, text_body: text, created_at }: OutboxMail) {
  return { id, purpose, locale, to, subject, text, createdAt: created_at };
}

/** Sent mails are blank, and mails that were written outside the sandbox are not decrypted in it. */
const titleOf = ({ subject, purpose }: OutboxMail) => subject || purpose;

/** Mails that were stored instead of sent; in the sandbox only. */
export async function outboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.database;
  answerWithPages(app, deps);
  const pick = async ({ params }: FastifyRequest) => {
    const id = Number((params as { id: string }).id);
    const mail = Number.isInteger(id) && id <= ID_MAX ? await mailById(db, id) : undefined;
    if (!mail) throw notFound();
    return mail;
  };

  app.get('/mail', async (request, reply) => {
    const locale = localeOf(request);
    const text = texts[locale];
    const mails = await listMails(db);
    const entries = mails.map(
      (
        mail,
      ) => html`<li><a href="/mail/${mail.id}"><strong>${titleOf(mail)}</strong><time>${timeOf(mail, locale)}</time>
<span>${text.to} ${mail.recipient}</span></a></li>`,
    );
    const list = mails.length > 0 ? html`<ul class="mails">${entries}</ul>` : html`<p class="lead">${text.none}</p>`;
    const body = html`<p class="tag">${text.tag}</p><h1>${text.title}</h1>${list}`;
    return sendPage(reply, {
      locale,
      title: text.title,
      home: await homeOf(deps, request, locale),
      body,
      isWide: true,
    });
  });

  app.get('/mail/:id', async (request, reply) => {
    const locale = localeOf(request);
    const text = texts[locale];
    const mail = await pick(request);
    const body = html`<p class="back"><a href="/mail">${text.all}</a></p><h1>${titleOf(mail)}</h1>
<p class="lead">${text.to} ${mail.recipient} · ${timeOf(mail, locale)}</p>
<iframe src="/mail/${mail.id}/content" title="${titleOf(mail)}" sandbox></iframe>`;
    const home = await homeOf(deps, request, locale);
    return sendPage(reply, { locale, title: titleOf(mail), home, body, hasFrame: true, isWide: true });
  });

  app.get('/mail/:id/content', async (request, reply) => {
    const mail = await pick(request);
    // Mail programs know styles in attributes only; the sandbox keeps everything else out.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox";
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html_body);
  });

  app.get<{ Querystring: { to?: string } }>(
    '/mail/messages',
    { schema: { querystring: messagesQuery } },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return success((await listMails(db, query.to)).map(toMessage));
    },
  );
}
