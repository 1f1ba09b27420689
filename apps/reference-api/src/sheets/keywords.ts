import { kept, numberColumn, required, textCells, textColumn, textOf, translated, yesNoColumn } from './columns.ts';
import { putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  word: translated(required(textColumn('what shoppers search for', 60))),
  sort: kept(numberColumn('its place, the lowest first')),
  remove: yesNoColumn('yes takes it away'),
};

async function entriesOf({ db, shop }: SheetSource) {
  const words = db.selectFrom('hot_keywords').selectAll().where('store_id', '=', shop.id);
  const rows = await words.orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, title, sort }) => {
    return { id, cells: { ...textCells('word', title, shop.languages), sort, remove: null } };
  });
}

/** Words that the search suggests. */
export const keywordSheet = sheet({
  name: 'keywords',
  summary: 'a word that the search suggests',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop } = context;
    const entries = await entriesOf(context);
    let last = entries.length;
    const titleOf = (cells: object) => textOf(cells, 'word', shop.languages);
    return putEntries(context, rows, {
      entries,
      key: 'word',
      remove: {
        column: 'remove',
        run: async (id) => void (await tx.deleteFrom('hot_keywords').where('id', '=', id).execute()),
      },
      async add(cells) {
        const row = { store_id: shop.id, title: titleOf(cells), sort: cells.sort ?? last++ };
        await tx.insertInto('hot_keywords').values(row).execute();
      },
      async change(id, changes, { cells }) {
        const { sort, ...texts } = { ...cells, ...changes };
        const row = { title: titleOf(texts), ...(sort === null ? {} : { sort }) };
        await tx.updateTable('hot_keywords').set(row).where('id', '=', id).execute();
      },
    });
  },
});
