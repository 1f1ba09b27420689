import { publishPage, withdrawPage } from '../domain/shop-pages.ts';
import { type Cells, pageColumn, required, textColumn, yesNoColumn } from './columns.ts';
import { type Entry, putEntries, type SheetSource, sheet } from './sheet.ts';

const FILE_MAX_LENGTH = 256 * 1024;

const columns = {
  page: required(pageColumn('HEADER, FOOTER, HOME, LANDING/<slug> or CUSTOM/<slug>, as in CUSTOM/about-us')),
  name: textColumn('what it is called; its type and slug by default'),
  html: required(textColumn('its HTML', FILE_MAX_LENGTH)),
  html_fr: textColumn('the same in French; the same HTML by default', FILE_MAX_LENGTH),
  css: textColumn('its CSS', FILE_MAX_LENGTH),
  remove: yesNoColumn('yes takes it down'),
};

const partsOf = (page: string) => {
  const [type = '', slug] = page.split('/');
  return { type, slug };
};

async function entriesOf({ db, shop }: SheetSource): Promise<Entry<typeof columns>[]> {
  const rows = await db
    .selectFrom('store_pages as page')
    .innerJoin('page_files as en', 'en.name', 'page.html_en')
    .innerJoin('page_files as fr', 'fr.name', 'page.html_fr')
    .leftJoin('page_files as css', 'css.name', 'page.css')
    .select(['page.id', 'page.type', 'page.slug', 'page.name'])
    .select(['en.content as html', 'fr.content as html_fr', 'css.content as css'])
    .where('page.store_id', '=', shop.id)
    .orderBy('page.id')
    .execute();
  return rows.map(({ id, type, slug, name, html, html_fr, css }) => ({
    id,
    cells: {
      page: slug ? `${type}/${slug}` : type,
      name: name === `${type} ${slug}`.trim() ? null : name,
      html: html.trim(),
      html_fr: html_fr === html ? null : html_fr.trim(),
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
    async function publish({ page, name, html, html_fr, css }: Cells<typeof columns>) {
      const texts = { name: name ?? undefined, html, htmlFr: html_fr ?? undefined, css: css ?? undefined };
      await publishPage(tx, { ...partsOf(page), ...texts, host }, now);
    }
    return putEntries(context, rows, {
      columns,
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
