import {
  type Cells,
  choiceColumn,
  kept,
  numberColumn,
  picturesColumn,
  required,
  slugsColumn,
  textCells,
  textColumn,
  textOf,
  timeColumn,
  translated,
  yesNoColumn,
} from './columns.ts';
import { type Entry, putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  id: kept(numberColumn('its number, where several have one name')),
  name: translated(required(textColumn('what it is called', 80))),
  text: translated(textColumn('what it is about', 1000)),
  shape: kept(choiceColumn('carousel, grid or picture; grid by default', { carousel: 1, grid: 2, picture: 3 })),
  banners: picturesColumn('addresses of its wide pictures, separated by blanks'),
  products: slugsColumn('slugs of its products in their order, separated by blanks'),
  sort: kept(numberColumn('its place, the lowest first')),
  start: kept(timeColumn('when it begins, as in 2027-01-31 09:00; now by default', 'start')),
  end: timeColumn('its last day, as in 2027-01-31, or the time at which it ends; never by default', 'end'),
  remove: yesNoColumn('yes takes it away'),
};

async function entriesOf({ db, shop }: SheetSource): Promise<Entry<typeof columns>[]> {
  const activities = db.selectFrom('activities').selectAll().where('store_id', '=', shop.id);
  const rows = await activities.orderBy('sort').orderBy('id').execute();
  const members = await db
    .selectFrom('activity_products')
    .innerJoin('activities', 'activities.id', 'activity_products.activity_id')
    .innerJoin('products', 'products.id', 'activity_products.product_id')
    .select(['activity_id', 'products.slug'])
    .where('activities.store_id', '=', shop.id)
    .orderBy('activity_products.sort')
    .execute();
  const slugsOf = Map.groupBy(members, ({ activity_id }) => activity_id);
  return rows.map((row) => ({
    id: row.id,
    cells: {
      id: row.id,
      ...textCells('name', row.name, shop.languages),
      ...textCells('text', row.instruction, shop.languages),
      shape: row.type,
      banners: row.banners.length > 0 ? row.banners : null,
      products: slugsOf.get(row.id)?.map(({ slug }) => slug) ?? null,
      sort: row.sort,
      start: row.start_at,
      end: row.end_at,
      remove: null,
    },
  }));
}

/** Themed selections of products. */
export const activitySheet = sheet({
  name: 'activities',
  summary: 'a themed selection of products',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, now, issues } = context;
    const entries = await entriesOf(context);
    const products = await tx.selectFrom('products').select(['id', 'slug']).where('store_id', '=', shop.id).execute();
    const productIds = new Map(products.map(({ id, slug }) => [slug, id]));

    function rowOf(cells: Cells<typeof columns>, line: number) {
      const start = cells.start ?? now;
      if (cells.end !== null && cells.end <= start) issues.add(line, 'end', 'csvEndsEarly');
      return {
        name: textOf(cells, 'name', shop.languages),
        instruction: textOf(cells, 'text', shop.languages),
        type: cells.shape ?? 2,
        banners: JSON.stringify(cells.banners ?? []),
        sort: cells.sort ?? entries.length,
        start_at: start,
        // An end before the start is reported; the row still has to satisfy the database.
        end_at: cells.end !== null && cells.end <= start ? null : cells.end,
      };
    }

    async function putProducts(id: number, slugs: readonly string[], line: number) {
      const kept = await tx
        .deleteFrom('activity_products')
        .where('activity_id', '=', id)
        .returning(['product_id', 'image'])
        .execute();
      const members = [...new Set(slugs)].flatMap((slug, sort) => {
        const product_id = productIds.get(slug);
        if (product_id === undefined) {
          issues.add(line, 'products', 'csvUnknown', { text: slug });
          return [];
        }
        const image = kept.find((one) => one.product_id === product_id)?.image ?? '';
        return [{ activity_id: id, product_id, sort, image }];
      });
      if (members.length > 0) await tx.insertInto('activity_products').values(members).execute();
    }

    return putEntries(context, rows, {
      entries,
      key: 'name',
      id: 'id',
      remove: {
        column: 'remove',
        async run(id) {
          await tx.deleteFrom('activity_products').where('activity_id', '=', id).execute();
          await tx.deleteFrom('activities').where('id', '=', id).execute();
        },
      },
      async add(cells, line) {
        const row = { store_id: shop.id, ...rowOf(cells, line) };
        const { id } = await tx.insertInto('activities').values(row).returning('id').executeTakeFirstOrThrow();
        await putProducts(id, cells.products ?? [], line);
      },
      async change(id, changes, { cells }, line) {
        await tx
          .updateTable('activities')
          .set(rowOf({ ...cells, ...changes }, line))
          .where('id', '=', id)
          .execute();
        if ('products' in changes) await putProducts(id, changes.products ?? [], line);
      },
    });
  },
});
