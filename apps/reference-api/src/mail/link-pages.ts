import type { FastifyInstance } from 'fastify';
import { takePageForms } from '../contract/body-parsers.ts';
import type { Db, Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { answerWithPages, homeOf } from '../pages/failure-pages.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';

/** Texts of a page: its question, and its confirmation. */
type Words = Readonly<
  Record<Locale, { title: string; ask: string; button: string; done: { title: string; text: string } }>
>;

/** A page to which a link of a mail leads, and what its button does. */
interface LinkPage<Row> {
  words: Words;
  run(deps: Deps, db: Db, row: Row): Promise<void>;
}

interface LinkPages<Row> {
  /** Path below which they are, by their names. */
  root: string;
  /** The row that a link's token identifies. Throws Refused 404 for an unknown one. */
  find(deps: Deps, db: Db, token: string): Promise<Row>;
  pages: Readonly<Record<string, LinkPage<Row>>>;
}

const back = { en: 'Back to the shop', fr: 'Revenir à la boutique' };

type Query = { token?: string | string[] };

/**
 * Pages for links in mails that confirm or stop something. The action needs a press, since mail scanners open links; the
 * unsubscribe button of mail programs submits the form as well (RFC 8058), so it must work without loading the page first.
 */
export function linkPages<Row extends { locale: Locale }>(
  app: FastifyInstance,
  deps: Deps,
  { root, find, pages }: LinkPages<Row>,
): void {
  const { db } = deps.database;
  takePageForms(app, 1024);
  answerWithPages(app, deps);
  const rowOf = ({ token }: Query) => find(deps, db, typeof token === 'string' ? token : '');

  for (const [name, { words, run }] of Object.entries(pages)) {
    app.get<{ Querystring: Query }>(`${root}/${name}`, async (request, reply) => {
      const { query } = request;
      const { locale } = await rowOf(query);
      const home = await homeOf(deps, request, locale);
      const { title, ask, button } = words[locale];
      const action = `${root}/${name}?token=${encodeURIComponent(`${query.token}`)}`;
      const body = html`<h1>${title}</h1><p>${ask}</p>
<form method="post" action="${action}"><button>${button}</button></form>`;
      return sendPage(reply, { locale, title, home, body });
    });
    app.post<{ Querystring: Query }>(`${root}/${name}`, async (request, reply) => {
      const row = await rowOf(request.query);
      const home = await homeOf(deps, request, row.locale);
      await run(deps, db, row);
      const { title, text } = words[row.locale].done;
      const body = html`<h1>${title}</h1><p>${text}</p>
<p><a class="button" href="${home}">${back[row.locale]}</a></p>`;
      return sendPage(reply, { locale: row.locale, title, home, body });
    });
  }
}
