import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import {
  type Cells,
  type Column,
  kept,
  numberColumn,
  required,
  slugColumn,
  textCells,
  textColumn,
  textOf,
  translated,
  yesNoColumn,
} from './columns.ts';
import { putEntries, type SheetSource, sheet } from './sheet.ts';

const columns = {
  slug: required(slugColumn('identifies it and names its columns in products, as in material')),
  name: translated(required(textColumn('its name on product pages', 60))),
  sort: kept(numberColumn('its position on product pages, the lowest first')),
  remove: yesNoColumn('yes removes it; no product may have it any more'),
};

/** Limits the columns of the products sheet and the rows of the table on product pages. */
const MOST_ATTRIBUTES = 100;
const VALUE_MAX_LENGTH = 500;

async function entriesOf({ db, shop }: SheetSource) {
  const attributes = db.selectFrom('product_attributes').selectAll().where('store_id', '=', shop.id);
  const rows = await attributes.orderBy('sort').orderBy('slug').execute();
  return rows.map(({ id, slug, name, sort }) => {
    return { id, cells: { slug, ...textCells('name', name, shop.languages), sort, remove: null } };
  });
}

/** Fields that a shop has defined for its products. */
export const attributeSheet = sheet({
  name: 'attributes',
  summary: 'a field of your own for products, such as material; it becomes a column of the products sheet',
  columns,
  async *list(context) {
    yield (await entriesOf(context)).map(({ cells }) => cells);
  },
  async put(context, rows) {
    const { db: tx, shop, issues } = context;
    const entries = await entriesOf(context);
    let last = Math.max(-1, ...entries.map(({ cells }) => cells.sort));
    const rowOf = ({ slug, sort, ...cells }: Cells<typeof columns>) => ({
      slug,
      name: textOf(cells, 'name', shop.languages),
      sort: sort ?? ++last,
    });
    const counts = await putEntries(context, rows, {
      entries,
      key: 'slug',
      remove: {
        column: 'remove',
        async run(id) {
          const slug = entries.find((entry) => entry.id === id)?.cells.slug ?? '';
          const line = rows.find(({ cells }) => cells.slug === slug)?.line ?? 0;
          if (await isUsed(tx, shop.id, slug)) issues.add(line, 'remove', 'attributeUsed', { slug });
          else await tx.deleteFrom('product_attributes').where('id', '=', id).execute();
        },
      },
      async add(cells) {
        await tx
          .insertInto('product_attributes')
          .values({ store_id: shop.id, ...rowOf(cells) })
          .execute();
      },
      async change(id, changes, { cells }) {
        await tx
          .updateTable('product_attributes')
          .set(rowOf({ ...cells, ...changes }))
          .where('id', '=', id)
          .execute();
      },
    });
    if (entries.length + counts.added - counts.removed > MOST_ATTRIBUTES)
      issues.add(rows.at(-1)?.line ?? 0, 'slug', 'attributesFull', { limit: MOST_ATTRIBUTES });
    return counts;
  },
});

async function isUsed(tx: Tx, storeId: number, slug: string): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where(sql<boolean>`attribute_values ? ${slug}`)
    .limit(1)
    .executeTakeFirst();
  return product !== undefined;
}

/** The name of a column of products: the value of an attribute. */
export type AttributeColumn = `attribute:${string}`;
export type AttributeColumns = Readonly<Record<AttributeColumn, Column<string, false>>>;

/** The column of an attribute in a sheet of products. */
export const attributeColumn = (slug: string): AttributeColumn => `attribute:${slug}`;

/** The columns of the products sheet for the attributes of a shop. */
export async function attributeColumns(source: SheetSource): Promise<AttributeColumns> {
  const entries = await entriesOf(source);
  return Object.fromEntries(
    entries.map(({ cells: { slug, name } }) => [attributeColumn(slug), translated(textColumn(name, VALUE_MAX_LENGTH))]),
  );
}
