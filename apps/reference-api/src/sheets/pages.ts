import { sql } from 'kysely';
import type { ShopText } from '../db/texts.ts';
import { publishPage, withdrawPage } from '../domain/shop-pages.ts';
import { type Cells, pageColumn, required, textCells, textColumn, textOf, translated, yesNoColumn } from './columns.ts';
import { type Entry, putEntries, type SheetSource, sheet } from './sheet.ts';

const FILE_MAX_LENGTH = 256 * 1024;

const columns = {
  page: required(pageColumn('HEADER, FOOTER, HOME, LANDING/<slug> or CUSTOM/<slug>, as in CUSTOM/about-us')),
  name: textColumn('what it is called; its type and slug by default'),
  html: translated(required(textColumn('its HTML', FILE_MAX_LENGTH))),
  css: textColumn('its CSS', FILE_MAX_LENGTH),
  remove: yesNoColumn('yes takes it down'),
};

const partsOf = (page: string) => {
  const [type = '', slug] = page.split('/');
  return { type, slug };
};

/** The HTML of a page by language. */
const CONTENTS = sql<ShopText>`(
  select jsonb_object_agg(files.key, page_files.content)
  from jsonb_each_text(page.html) as files join page_files on page_files.name = files.value
)`.as('html');

async function entriesOf({ db, shop }: SheetSource): Promise<Entry<typeof columns>[]> {
  const rows = await db
    .selectFrom('store_pages as page')
    .leftJoin('page_files as css', 'css.name', 'page.css')
    .select(['page.id', 'page.type', 'page.slug', 'page.name', 'css.content as css', CONTENTS])
    .where('page.store_id', '=', shop.id)
    .orderBy('page.id')
    .execute();
  return rows.map(({ id, type, slug, name, html, css }) => ({
    id,
    cells: {
      page: slug ? `${type}/${slug}` : type,
      name: name === `${type} ${slug}`.trim() ? null : name,
      ...textCells('html', html, shop.languages),
      css: css?.trim() || null,
      remove: null,
    },
  }));
}

/** Pages of the owner's own design. */
export const pageSheet = sheet({
  name: 'pages',
  summary: 'a page of the owner’s own design',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, now } = context;
    const entries = await entriesOf(context);
    const { host } = shop;
    async function publish({ page, name, html, css, ...cells }: Cells<typeof columns>) {
      const translations = textOf({ html, ...cells }, 'html', shop.languages);
      const texts = { name: name ?? undefined, html, translations, css: css ?? undefined };
      await publishPage(tx, { ...partsOf(page), ...texts, host }, now);
    }
    return putEntries(context, rows, {
      entries,
      key: 'page',
      remove: {
        column: 'remove',
        async run(id) {
          const page = entries.find((entry) => entry.id === id)?.cells.page ?? '';
          await withdrawPage(tx, { ...partsOf(page), host });
        },
      },
      add: publish,
      change: (_, changes, { cells }) => publish({ ...cells, ...changes }),
    });
  },
});
