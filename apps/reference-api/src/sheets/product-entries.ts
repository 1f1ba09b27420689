import { sql } from 'kysely';
import { integers } from '../db/integers.ts';
import { indexed, textOf } from '../db/search-text.ts';
import type { Localized, NewRow, ProductAttributeRecord, Row } from '../db/tables.ts';
import { brandPicture } from '../media/urls.ts';
import { type AttributeColumn, type AttributeColumns, attributeColumn, FRENCH } from './attributes.ts';
import { type Cells, storedCells, storedRow } from './columns.ts';
import { AXES, type ProductColumns, productColumns, type VariantColumns, variantColumns } from './product-columns.ts';
import { type SheetSource, unlessSame } from './sheet.ts';

export type ProductCells = Cells<ProductColumns & AttributeColumns>;
export type VariantCells = Cells<VariantColumns>;

export interface Variant {
  id: number;
  position: number;
  cells: VariantCells;
}

/** A product that is in the shop, with its variants. */
export interface ProductEntry {
  id: number;
  cells: ProductCells;
  variants: Variant[];
}

function variantOf(sku: Row<'skus'>, product: Row<'products'>): Variant {
  const [en, fr] = [sku.sku_en, sku.sku_fr].map((names) => (product.attributes.length > 0 ? names.split(',') : []));
  return {
    id: sku.id,
    position: sku.position,
    cells: {
      ...storedCells(variantColumns, sku),
      value1: en?.[0] ?? null,
      value1_fr: unlessSame(fr?.[0], en?.[0]),
      value2: en?.[1] ?? null,
      value2_fr: unlessSame(fr?.[1], en?.[1]),
      value3: en?.[2] ?? null,
      value3_fr: unlessSame(fr?.[2], en?.[2]),
      variant_price: sku.price_cents === product.price_cents ? null : sku.price_cents,
      variant_picture: sku.image === product.image ? null : sku.image,
    },
  };
}

/** The attribute values of a product, as cells. */
function attributeCells(values: Readonly<Record<string, Localized>>): Cells<AttributeColumns> {
  const cells: Partial<Record<AttributeColumn, string | null>> = {};
  for (const [slug, { en, fr }] of Object.entries(values)) {
    cells[attributeColumn(slug)] = en;
    cells[`${attributeColumn(slug)}${FRENCH}`] = unlessSame(fr, en);
  }
  return cells as Cells<AttributeColumns>;
}

/** The attribute values in the cells of a product, by slug. */
function attributeValuesOf(cells: ProductCells): Record<string, Localized> {
  const prefix = attributeColumn('');
  const slugs = Object.keys(cells).filter((name) => name.startsWith(prefix) && !name.endsWith(FRENCH));
  return Object.fromEntries(
    slugs.flatMap((name) => {
      const en = cells[name as AttributeColumn];
      return en == null
        ? []
        : [[name.slice(prefix.length), { en, fr: cells[`${name as AttributeColumn}${FRENCH}`] ?? en }]];
    }),
  );
}

function cellsOf(row: Row<'products'> & { category: string; merchant: string }): ProductCells {
  const [one, two, three] = row.attributes;
  return {
    ...storedCells(productColumns, row),
    name: row.name_en,
    name_fr: unlessSame(row.name_fr, row.name_en),
    summary: row.summary_en || null,
    summary_fr: unlessSame(row.summary_fr, row.summary_en),
    description: row.content_en.trim() || null,
    description_fr: unlessSame(row.content_fr.trim(), row.content_en.trim()),
    category: row.category,
    merchant: row.merchant,
    pictures: row.pictures.length > 0 ? row.pictures : null,
    option1: one?.name.en ?? null,
    option1_fr: unlessSame(one?.name.fr, one?.name.en),
    option2: two?.name.en ?? null,
    option2_fr: unlessSame(two?.name.fr, two?.name.en),
    option3: three?.name.en ?? null,
    option3_fr: unlessSame(three?.name.fr, three?.name.en),
    ...attributeCells(row.attribute_values),
  };
}

/** Products of a shop: those with the slugs, or the next ones after an id. */
export async function productEntries(
  { db, shop }: SheetSource,
  wanted: { slugs: readonly string[] } | { after: number; limit: number },
): Promise<ProductEntry[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .selectAll('products')
    .select(['categories.slug as category', 'merchants.slug as merchant'])
    .where('products.store_id', '=', shop.id)
    .$call((all) =>
      'slugs' in wanted
        ? all.where('products.slug', 'in', wanted.slugs)
        : all.where('products.id', '>', wanted.after).limit(wanted.limit),
    )
    .orderBy('products.id')
    .execute();
  const skus = await db
    .selectFrom('skus')
    .selectAll('skus')
    .where(sql<boolean>`skus.product_id = any(${integers(rows.map(({ id }) => id))})`)
    .orderBy('skus.position')
    .orderBy('skus.id')
    .execute();
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  return rows.map((row) => ({
    id: row.id,
    cells: cellsOf(row),
    variants: (skusOf.get(row.id) ?? []).map((sku) => variantOf(sku, row)),
  }));
}

/** The options of a product, in both languages. */
export const axesOf = (cells: ProductCells) =>
  AXES.flatMap((axis) => {
    const en = cells[`option${axis}`];
    return en === null ? [] : { axis, name: { en, fr: cells[`option${axis}_fr`] ?? en } };
  });

/** The option values that identify a variant. */
export function skuNames(cells: VariantCells): { sku_en: string; sku_fr: string } {
  const values = AXES.flatMap((axis) => {
    const en = cells[`value${axis}`];
    return en === null ? [] : { en, fr: cells[`value${axis}_fr`] ?? en };
  });
  return { sku_en: values.map(({ en }) => en).join(','), sku_fr: values.map(({ fr }) => fr).join(',') };
}

/** Options with all the values that variants have, in their order. */
export function attributesOf(cells: ProductCells, variants: readonly VariantCells[]): ProductAttributeRecord[] {
  return axesOf(cells).map(({ axis, name }, index) => {
    const values = new Map<string, { en: string; fr: string }>();
    for (const variant of variants) {
      const en = variant[`value${axis}`] ?? '';
      values.set(en, { en, fr: variant[`value${axis}_fr`] ?? en });
    }
    return { id: index + 1, name, values: [...values.values()] };
  });
}

/** Where a product belongs, with the words by which it is found there. */
export interface ProductPlace {
  categoryId: number;
  merchantId: number;
  words: { en: string[]; fr: string[] };
}

/** A product's row, without the columns that change through use. */
export function productRow(cells: ProductCells, variants: readonly VariantCells[], place: ProductPlace) {
  const attributes = attributesOf(cells, variants);
  const [name, summary, content] = [cells.name, cells.summary ?? '', cells.description ?? ''];
  const fr = {
    name: cells.name_fr ?? name,
    summary: cells.summary_fr ?? summary,
    content: cells.description_fr ?? content,
  };
  const attributeValues = attributeValuesOf(cells);
  const valuesIn = (locale: 'en' | 'fr') =>
    [...attributes.flatMap(({ values }) => values), ...Object.values(attributeValues)].map((value) => value[locale]);
  return {
    ...storedRow(productColumns, cells),
    category_id: place.categoryId,
    merchant_id: place.merchantId,
    name_en: name,
    name_fr: fr.name,
    summary_en: summary,
    summary_fr: fr.summary,
    content_en: content,
    content_fr: fr.content,
    image: imageOf(cells),
    pictures: JSON.stringify(cells.pictures ?? []),
    attributes: JSON.stringify(attributes),
    attribute_values: JSON.stringify(attributeValues),
    search_title_en: indexed(name),
    search_title_fr: indexed(fr.name),
    search_text_en: indexed(...place.words.en, summary, textOf(content), ...valuesIn('en')),
    search_text_fr: indexed(...place.words.fr, fr.summary, textOf(fr.content), ...valuesIn('fr')),
  };
}

const imageOf = (cells: ProductCells) => cells.pictures?.[0] ?? brandPicture();

/** A variant as the database keeps it, without its product and its place. */
export function skuRow(cells: VariantCells, product: ProductCells) {
  return {
    ...storedRow(variantColumns, cells),
    ...skuNames(cells),
    price_cents: cells.variant_price ?? product.price,
    image: cells.variant_picture ?? imageOf(product),
  } satisfies Partial<NewRow<'skus'>>;
}
