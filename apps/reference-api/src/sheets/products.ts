import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import type { NewRow } from '../db/tables.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import { insertAll } from '../repositories/insert-all.ts';
import { type AttributeColumns, attributeColumn, attributeColumns } from './attributes.ts';
import { type AnyColumns, columnName, columnsIn, textOf } from './columns.ts';
import { type ProductColumns, productColumns, type VariantColumns, variantColumns } from './product-columns.ts';
import {
  axesOf,
  type ProductCells,
  type ProductEntry,
  type ProductPlace,
  productEntries,
  productRow,
  skuKey,
  skuName,
  skuRow,
  type Variant,
  type VariantCells,
} from './product-entries.ts';
import {
  changesOf,
  completed,
  partsOfGroups,
  reportMissing,
  type SheetContext,
  type SheetRow,
  sheet,
} from './sheet.ts';

const columns = { ...productColumns, ...variantColumns };
type ProductRow = SheetRow<typeof columns & AttributeColumns>;
const LISTED_AT_ONCE = 250;
/** Columns of a variant that don't appear on its page. */
const UNSEEN: readonly string[] = ['stock', 'weight_grams'];

/** Products with their variants. */
export const productSheet = sheet({
  name: 'products',
  summary:
    'a variant of a product; the first line of a product says all of it, further ones repeat its slug and say their variant',
  columns,
  ownColumns: attributeColumns,
  isGrouped: true,
  async *list(context) {
    let entries = await productEntries(context, { after: 0, limit: LISTED_AT_ONCE });
    while (entries.length > 0) {
      yield entries.flatMap(({ cells, variants }) =>
        (variants.length > 0 ? variants : [null]).map((variant, index) => ({
          ...completed<typeof columns>(columns, index === 0 ? cells : { slug: cells.slug }),
          ...variant?.cells,
        })),
      );
      entries = await productEntries(context, { after: entries.at(-1)?.id ?? 0, limit: LISTED_AT_ONCE });
    }
  },
  partsOf: (rows) => partsOfGroups(Map.groupBy(rows, ({ cells }) => cells.slug).values(), ROWS_IN_PART),
  async put(context, rows) {
    const { db: tx, shop, now, issues, isCheck } = context;
    for (const { line, cells } of rows) if (!cells.slug) issues.add(line, 'slug', 'cellMissing');
    issues.check();
    const groups = Map.groupBy(rows, ({ cells }) => cells.slug ?? '');
    const entries = await productEntries(context, { slugs: [...groups.keys()] });
    const known = new Map(entries.map((entry) => [entry.cells.slug, entry]));
    const placeOf = await places(context);
    const { languages } = shop;
    const ownColumns = columnsIn(variantColumns, languages);
    const wholeColumns = Object.fromEntries(
      Object.entries(context.columns).filter(([name]) => !Object.hasOwn(ownColumns, name)),
    );
    const counts = { added: 0, changed: 0, removed: 0, unchanged: 0 };
    const newNames: string[] = [];
    const added: { row: NewRow<'products'>; skus: Omit<NewRow<'skus'>, 'product_id'>[] }[] = [];
    const changed: { id: number; row: ReturnType<typeof productRow> }[] = [];
    const changedSkus: ChangedSku[] = [];
    const newSkus: NewRow<'skus'>[] = [];

    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const entry = known.get(first.cells.slug ?? '');
      const given = productCellsOf(group, wholeColumns, context);
      if (!entry && reportMissing(productColumns, { line: first.line, cells: given }, issues)) continue;
      const cells = (entry ? { ...entry.cells, ...given } : completed(wholeColumns, given)) as ProductCells;
      reportProduct(cells, entry, first.line, context);
      const variants = variantsOf(group, cells, entry, { ...context, columns: ownColumns });
      const place = placeOf(cells, first.line);
      if (!place) continue;
      const row = productRow(
        cells,
        [...variants.values()].map((variant) => variant.cells),
        place,
        languages,
      );
      const skus = [...variants.values()].map(({ id, position, cells: sku }) => ({
        id,
        position,
        ...skuRow(sku, cells, languages),
      }));
      if (!entry) {
        added.push({
          row: {
            ...row,
            store_id: shop.id,
            unique_key: randomBytes(8).toString('hex'),
            rating_tenths: 0,
            sales: 0,
            ficti: 0,
            browse: 0,
            created_at: now,
            updated_at: now,
          },
          skus: skus.map(({ id: _, ...sku }) => sku),
        });
        counts.added++;
        continue;
      }
      const changes = changesOf<ProductColumns>(wholeColumns, entry.cells, given);
      const touched = skuChanges(skus, entry, languages);
      const isSeen = touched.some(({ row }) => Object.keys(row).some((name) => !UNSEEN.includes(name)));
      if (Object.keys(changes).length > 0 || isSeen) changed.push({ id: entry.id, row });
      for (const { id, position, ...sku } of skus)
        if (id === 0) newSkus.push({ ...sku, position, product_id: entry.id });
      changedSkus.push(...touched.filter(({ id }) => id !== 0));
      newNames.push(...skus.filter(({ id }) => id === 0).map(({ sku }) => `${cells.slug} (${textIn(sku, languages)})`));
      counts[Object.keys(changes).length > 0 || touched.length > 0 ? 'changed' : 'unchanged']++;
    }
    issues.check();
    const variants = { added: newNames.length, changed: changedSkus.length, names: newNames };
    if (isCheck) return { ...counts, variants };

    await insertProducts(tx, added);
    for (const { id, row } of changed) {
      await tx
        .updateTable('products')
        .set({ ...row, updated_at: now })
        .where('id', '=', id)
        .execute();
    }
    await insertAll(tx, 'skus', newSkus);
    await changeSkus(tx, changedSkus);
    return { ...counts, variants };
  },
});

const ROWS_IN_PART = 100;

interface ChangedSku {
  id: number;
  row: Partial<ReturnType<typeof skuRow>>;
}

/**
 * Updates only the changed columns of variants, since orders may take stock meanwhile. It runs last, with one statement for
 * each set of columns, so that orders wait for the row locks as briefly as possible.
 */
async function changeSkus(tx: Tx, changed: readonly ChangedSku[]): Promise<void> {
  if (changed.length === 0) return;
  // In the order in which orders lock them, so that the two do not deadlock.
  const ids = changed.map(({ id }) => id);
  await tx.selectFrom('skus').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  const byColumns = Map.groupBy(changed, ({ row }) => Object.keys(row).toSorted().join(' '));
  for (const some of byColumns.values()) {
    const names = Object.keys(some[0]?.row ?? {});
    const given = JSON.stringify(some.map(({ id, row }) => ({ id, ...row })));
    const assigned = sql.raw(names.map((name) => `${name} = given.${name}`).join(', '));
    await sql`
      update skus set ${assigned} from jsonb_populate_recordset(null::skus, ${given}::jsonb) as given
      where skus.id = given.id
    `.execute(tx);
  }
}

const PRODUCTS_PER_STATEMENT = 100;

async function insertProducts(
  tx: Tx,
  added: readonly { row: NewRow<'products'>; skus: readonly Omit<NewRow<'skus'>, 'product_id'>[] }[],
): Promise<void> {
  for (let start = 0; start < added.length; start += PRODUCTS_PER_STATEMENT) {
    const some = added.slice(start, start + PRODUCTS_PER_STATEMENT);
    const rows = some.map(({ row }) => row);
    const inserted = await tx.insertInto('products').values(rows).returning(['id', 'slug']).execute();
    const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
    const skus = some.flatMap(({ row, skus }) => skus.map((sku) => ({ ...sku, product_id: ids.get(row.slug) ?? 0 })));
    await insertAll(tx, 'skus', skus);
  }
}

/** The product's cells in its lines: those of the first line, which other lines must not contradict. */
function productCellsOf(
  group: readonly ProductRow[],
  wholeColumns: AnyColumns,
  { issues }: SheetContext,
): Partial<ProductCells> {
  const [first, ...others] = group.map(({ line, cells }) => {
    const own = Object.entries(cells).filter(([name]) => Object.hasOwn(wholeColumns, name));
    return { line, cells: Object.fromEntries(own) as Partial<ProductCells> };
  });
  const given = first?.cells ?? {};
  for (const [name, value] of Object.entries(given)) {
    const column = wholeColumns[name];
    if (column?.isRequired && value === null) issues.add(first?.line ?? 0, name, 'cellMissing');
  }
  for (const { line, cells } of others) {
    const said = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null));
    const different = changesOf<ProductColumns>(
      wholeColumns,
      completed(wholeColumns, given),
      said as Partial<ProductCells>,
    );
    for (const name of Object.keys(different)) issues.add(line, name, 'csvDiffers', { line: first?.line ?? 0 });
  }
  return given;
}

function reportProduct(
  cells: ProductCells,
  entry: ProductEntry | undefined,
  line: number,
  { issues, shop, columns }: SheetContext,
) {
  if (cells.discount && cells.discount_until === null) issues.add(line, 'discount_until', 'cellMissing');
  const [one, two, three] = [cells.option1, cells.option2, cells.option3];
  if (one === null && two !== null) issues.add(line, 'option1', 'cellMissing');
  if (two === null && three !== null) issues.add(line, 'option2', 'cellMissing');
  if (entry && entry.variants.length > 0 && axesOf(entry.cells).length !== axesOf(cells).length) {
    issues.add(line, 'option1', 'variantOptions');
  }
  for (const name of Object.keys(columns).filter((name) => name.startsWith(attributeColumn('')))) {
    const text = textOf(cells, name, shop.languages);
    if (Object.keys(text).length > 0 && !Object.hasOwn(text, shop.languages[0])) issues.add(line, name, 'cellMissing');
  }
}

/** All variants that a product has after the import, by their names: those there were, and those of the file. */
function variantsOf(
  group: readonly ProductRow[],
  cells: ProductCells,
  entry: ProductEntry | undefined,
  { issues, allowsNewVariants, columns, shop: { languages } }: SheetContext,
): Map<string, Variant> {
  const axes = axesOf(cells).length;
  const variants = new Map((entry?.variants ?? []).map((variant) => [skuKey(variant.cells, languages), variant]));
  const seen = new Set<string>();
  for (const { line, cells: all } of group) {
    const own = Object.entries(all).filter(([name]) => Object.hasOwn(columns, name));
    if (own.length === 0) continue;
    const given = Object.fromEntries(own) as Partial<VariantCells>;
    const values = [given.value1, given.value2, given.value3];
    const isShort = values.slice(0, axes).some((value) => value == null);
    // A file without values says something of the product alone, unless it says something of variants, too.
    if (isShort) {
      const saysMore = own.some(([, value]) => value !== null);
      if (saysMore || !entry) issues.add(line, `value${values.findIndex((value) => value == null) + 1}`, 'cellMissing');
      continue;
    }
    if (values.slice(axes).some((value) => value != null)) issues.add(line, `value${axes + 1}`, 'variantWithoutOption');
    const key = skuKey(completed<VariantColumns>(columns, given), languages);
    if (seen.has(key)) issues.add(line, axes === 0 ? 'slug' : 'value1', 'csvTwice');
    seen.add(key);
    const before = variants.get(key);
    const position = before?.position ?? Math.max(-1, ...[...variants.values()].map((variant) => variant.position)) + 1;
    variants.set(key, {
      id: before?.id ?? 0,
      position,
      cells: { ...(before?.cells ?? completed<VariantColumns>(columns, {})), ...given },
    });
  }
  const isKnown = [...seen].some((key) => variants.get(key)?.id);
  if (entry && entry.variants.length > 0 && seen.size > 0 && !isKnown && !allowsNewVariants) {
    const names = entry.variants.map(({ cells: variant }) => skuKey(variant, languages));
    issues.add(group[0]?.line ?? 0, 'value1', 'variantsAllNew', { names: names.slice(0, 5).join(' · ') });
  }
  if (variants.size === 0 && axes === 0) {
    variants.set('', { id: 0, position: 0, cells: completed<VariantColumns>(columns, {}) });
  }
  for (const language of languages.slice(1)) {
    const names = [...variants.values()].map(({ cells }) =>
      textIn(skuName(cells, languages), [language, ...languages]),
    );
    const column = columnName('value1', language, languages);
    if (new Set(names).size < names.length) issues.add(group[0]?.line ?? 0, column, 'csvTwice');
  }
  return variants;
}

/** The differences of variants; new ones have id 0. */
function skuChanges(
  skus: readonly ({ id: number } & ReturnType<typeof skuRow>)[],
  entry: ProductEntry,
  languages: ShopLanguages,
) {
  const before = new Map(entry.variants.map(({ id, cells }) => [id, skuRow(cells, entry.cells, languages)]));
  return skus.flatMap(({ id, ...sku }) => {
    const old: Partial<Record<string, unknown>> = before.get(id) ?? {};
    const different = Object.entries(sku).filter(
      ([name, value]) => name !== 'position' && !isDeepStrictEqual(old[name], value),
    );
    return different.length > 0 ? { id, row: Object.fromEntries(different) as Partial<ReturnType<typeof skuRow>> } : [];
  });
}

/** Finds where a product belongs, by the slugs of its category and merchant. */
async function places({ db: tx, shop, issues }: SheetContext) {
  const categories = await tx.selectFrom('categories').selectAll().where('store_id', '=', shop.id).execute();
  const merchants = await tx
    .selectFrom('merchants')
    .select(['id', 'slug', 'name'])
    .where('store_id', '=', shop.id)
    .execute();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const merchantBySlug = new Map(merchants.map((merchant) => [merchant.slug, merchant]));
  const withOthersBelow = new Set(categories.map((category) => category.parent_id));

  return (cells: ProductCells, line: number): ProductPlace | undefined => {
    const leaf = bySlug.get(cells.category);
    const merchant = merchantBySlug.get(cells.merchant);
    if (!leaf) issues.add(line, 'category', 'csvUnknown', { text: cells.category });
    else if (withOthersBelow.has(leaf.id)) issues.add(line, 'category', 'categoryHasBelow', { text: cells.category });
    if (!merchant) issues.add(line, 'merchant', 'csvUnknown', { text: cells.merchant });
    if (!leaf || !merchant) return undefined;
    const branch = byId.get(leaf.parent_id ?? 0);
    const chain = [leaf, branch, byId.get(branch?.parent_id ?? 0)].filter((category) => category !== undefined);
    return {
      categoryId: leaf.id,
      merchantId: merchant.id,
      texts: [...chain.map(({ name }) => name), { [shop.languages[0]]: merchant.name }],
    };
  };
}
