import { kept, numberColumn, required, textColumn, yesNoColumn } from './columns.ts';
import { putEntries, type SheetSource, sheet, unlessSame } from './sheet.ts';

const columns = {
  word: required(textColumn('what shoppers search for', 60)),
  word_fr: textColumn('the same in French; the same word by default', 60),
  sort: kept(numberColumn('its place, the lowest first')),
  remove: yesNoColumn('yes takes it away'),
};

async function entriesOf({ db, shop }: SheetSource) {
  const words = db.selectFrom('hot_keywords').selectAll().where('store_id', '=', shop.id);
  const rows = await words.orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, title_en, title_fr, sort }) => {
    return { id, cells: { word: title_en, word_fr: unlessSame(title_fr, title_en), sort, remove: null } };
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
    return putEntries(context, rows, {
      columns,
      entries,
      key: 'word',
      remove: {
        column: 'remove',
        run: async (id) => void (await tx.deleteFrom('hot_keywords').where('id', '=', id).execute()),
      },
      async add({ word, word_fr, sort }) {
        const row = { store_id: shop.id, title_en: word, title_fr: word_fr ?? word, sort: sort ?? last++ };
        await tx.insertInto('hot_keywords').values(row).execute();
      },
      async change(id, changes, { cells }) {
        const { word, word_fr, sort } = { ...cells, ...changes };
        const row = { title_en: word, title_fr: word_fr ?? word, ...(sort === null ? {} : { sort }) };
        await tx.updateTable('hot_keywords').set(row).where('id', '=', id).execute();
      },
    });
  },
});
