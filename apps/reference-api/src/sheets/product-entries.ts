import { sql } from 'kysely';
import { integers } from '../db/integers.ts';
import { indexed, textOf as textOfPage } from '../db/search-text.ts';
import type { NewRow, ProductAttributeRecord, Row } from '../db/tables.ts';
import { type ShopLanguages, type ShopText, textIn } from '../db/texts.ts';
import { brandPicture } from '../media/urls.ts';
import { type AttributeColumns, attributeColumn } from './attributes.ts';
import { type Cells, storedCells, storedRow, textCells, textOf } from './columns.ts';
import { AXES, type ProductColumns, productColumns, type VariantColumns, variantColumns } from './product-columns.ts';
import type { SheetSource } from './sheet.ts';

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

/** The values of the axes in a name such as `XL,Red`. */
function valueCells({ sku }: Row<'skus'>, { attributes }: Row<'products'>, languages: ShopLanguages) {
  const cells = AXES.map((axis) => {
    const values = Object.entries(sku).map(([language, name]) => [language, name.split(',')[axis - 1] ?? ''] as const);
    return axisCells(`value${axis}`, axis <= attributes.length ? Object.fromEntries(values) : undefined, languages);
  });
  return Object.assign({}, ...cells) as Pick<VariantCells, `value${(typeof AXES)[number]}`>;
}

/** The cells of a text that a product may lack. */
const axisCells = (name: string, text: ShopText | undefined, languages: ShopLanguages) =>
  text ? textCells(name, text, languages) : { [name]: null };

function variantOf(sku: Row<'skus'>, product: Row<'products'>, languages: ShopLanguages): Variant {
  return {
    id: sku.id,
    position: sku.position,
    cells: {
      ...storedCells(variantColumns, sku, languages),
      ...valueCells(sku, product, languages),
      variant_price: sku.price_cents === product.price_cents ? null : sku.price_cents,
      variant_picture: sku.image === product.image ? null : sku.image,
    },
  };
}

/** The attribute values in the cells of a product, by slug. */
function attributeValuesOf(cells: ProductCells, languages: ShopLanguages): Record<string, ShopText> {
  const prefix = attributeColumn('');
  const names = Object.keys(cells).filter((name) => name.startsWith(prefix) && !name.includes('_'));
  const values = names.map((name) => [name.slice(prefix.length), textOf(cells, name, languages)] as const);
  return Object.fromEntries(values.filter(([, text]) => Object.keys(text).length > 0));
}

function cellsOf(row: Row<'products'> & { category: string; merchant: string }, languages: ShopLanguages) {
  const options = AXES.map((axis) => axisCells(`option${axis}`, row.attributes[axis - 1]?.name, languages));
  const values = Object.entries(row.attribute_values).map(([slug, text]) => {
    return textCells(attributeColumn(slug), text, languages);
  });
  return {
    ...storedCells(productColumns, row, languages),
    category: row.category,
    merchant: row.merchant,
    pictures: row.pictures.length > 0 ? row.pictures : null,
    ...Object.assign({}, ...options, ...values),
  } as ProductCells;
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
    cells: cellsOf(row, shop.languages),
    variants: (skusOf.get(row.id) ?? []).map((sku) => variantOf(sku, row, shop.languages)),
  }));
}

/** The numbers of the options that a product has. */
export const axesOf = (cells: ProductCells) => AXES.filter((axis) => cells[`option${axis}`] !== null);

/** The option values that identify a variant, those of the default language in place of ones that are missing. */
export function skuName(cells: VariantCells, languages: ShopLanguages): ShopText {
  const [main] = languages;
  const values = AXES.flatMap((axis) => {
    return cells[`value${axis}`] === null ? [] : [textOf(cells, `value${axis}`, languages)];
  });
  const names = languages.flatMap((language) => {
    const isWritten = language === main || values.some((value) => Object.hasOwn(value, language));
    return isWritten ? [[language, values.map((value) => textIn(value, [language, main])).join(',')]] : [];
  });
  return Object.fromEntries(names);
}

/** The same in the default language, by which a variant is known. */
export const skuKey = (cells: VariantCells, languages: ShopLanguages): string =>
  textIn(skuName(cells, languages), languages);

/** Options with all the values that variants have, in their order. */
export function attributesOf(
  cells: ProductCells,
  variants: readonly VariantCells[],
  languages: ShopLanguages,
): ProductAttributeRecord[] {
  return axesOf(cells).map((axis, index) => {
    const values = new Map(
      variants.map((variant) => [variant[`value${axis}`], textOf(variant, `value${axis}`, languages)]),
    );
    return { id: index + 1, name: textOf(cells, `option${axis}`, languages), values: [...values.values()] };
  });
}

/** Where a product belongs, with the texts by which it is found there. */
export interface ProductPlace {
  categoryId: number;
  merchantId: number;
  texts: readonly ShopText[];
}

/** Letters of all languages together: PostgreSQL takes at most a megabyte of words, with their positions. */
const MOST_INDEXED = 200_000;

/** A product's row, without the columns that change through use. */
export function productRow(
  cells: ProductCells,
  variants: readonly VariantCells[],
  place: ProductPlace,
  languages: ShopLanguages,
) {
  const attributes = attributesOf(cells, variants, languages);
  const attributeValues = attributeValuesOf(cells, languages);
  const row = storedRow(productColumns, cells, languages);
  const inEach = (write: (read: (text: ShopText) => string) => string) =>
    Object.fromEntries(
      languages.map((language) => {
        const words = indexed(write((text) => textIn(text, [language, ...languages])));
        return [language, words.slice(0, MOST_INDEXED / languages.length)];
      }),
    );
  return {
    ...row,
    category_id: place.categoryId,
    merchant_id: place.merchantId,
    image: imageOf(cells),
    pictures: JSON.stringify(cells.pictures ?? []),
    attributes: JSON.stringify(attributes),
    attribute_values: JSON.stringify(attributeValues),
    search_title: inEach((read) => read(row.name)),
    search_text: inEach((read) => {
      const values = [...attributes.flatMap(({ values }) => values), ...Object.values(attributeValues)];
      return [...place.texts.map(read), read(row.summary), textOfPage(read(row.content)), ...values.map(read)].join(
        ' ',
      );
    }),
  };
}

const imageOf = (cells: ProductCells) => cells.pictures?.[0] ?? brandPicture();

/** A variant as the database keeps it, without its product and its place. */
export function skuRow(cells: VariantCells, product: ProductCells, languages: ShopLanguages) {
  return {
    ...storedRow(variantColumns, cells, languages),
    sku: skuName(cells, languages),
    price_cents: cells.variant_price ?? product.price,
    image: cells.variant_picture ?? imageOf(product),
  } satisfies Partial<NewRow<'skus'>>;
}
