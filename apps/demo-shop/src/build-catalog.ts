import { indexed } from '@promenade/reference-api/db/search-text.ts';
import type { Locale, NewRow } from '@promenade/reference-api/db/tables.ts';
import { ATTRIBUTES } from './catalog/attributes.ts';
import { type BranchSeed, CATALOG, type LeafSeed, type ProductSeed, type TopSeed } from './catalog/index.ts';
import { localized, type Pair, typeset } from './catalog/shape.ts';
import { MERCHANTS, type MerchantSeed } from './merchants.ts';
import { categoryPicture, merchantPicture, PRODUCT_SHOTS, productPicture } from './pictures/urls.ts';
import { drawCase } from './product-cases.ts';
import { buildSkus, shownColour } from './product-skus.ts';
import { createRandom, type Random } from './random.ts';
import { typesetFrench } from './typeset.ts';

/** All rows of the catalogue, with the ids they get. */
export interface CatalogRows {
  categories: (NewRow<'categories'> & { id: number })[];
  merchants: (NewRow<'merchants'> & { id: number })[];
  attributes: NewRow<'product_attributes'>[];
  products: (NewRow<'products'> & { id: number })[];
  skus: NewRow<'skus'>[];
}

interface Place {
  top: TopSeed;
  branch: BranchSeed;
  leaf: LeafSeed;
  categoryId: number;
}

/** Draws a catalogue from the tables. The same seed and time give the same rows. */
export function buildCatalog(seed: number, storeId: number, now: number): CatalogRows {
  const random = createRandom(seed);
  const { categories, places } = buildCategories(storeId);
  const merchants = MERCHANTS.map((merchant, index) => buildMerchant(merchant, index + 1, storeId, categories, now));
  const products: CatalogRows['products'] = [];
  const skus: CatalogRows['skus'] = [];
  for (const place of places) {
    for (const product of place.leaf.products) {
      const id = products.length + 1;
      const shop = drawCase(product, random, now);
      products.push({
        ...describe(product, place),
        ...pictures(product),
        id,
        store_id: storeId,
        merchant_id: merchantNumber(product, place.leaf),
        category_id: place.categoryId,
        slug: product.slug,
        unique_key: random.hex(16),
        price_cents: product.price,
        store_price_cents: shop.storePriceCents,
        market_price_cents: shop.marketPriceCents,
        discount_basis_points: shop.discountBasisPoints,
        discount_expires_at: shop.discountExpiresAt,
        rating_tenths: shop.ratingTenths,
        sales: shop.sales,
        ficti: shop.ficti,
        browse: shop.browse,
        is_shipping_included: shop.isShippingIncluded,
        landing_page: shop.landingPage,
        listed_on_store: shop.listedOnStore,
        created_at: shop.createdAt,
        updated_at: shop.createdAt,
      });
      skus.push(...buildSkus(product, id, weigh(place.leaf, random), shop, random));
    }
  }
  return { categories, merchants, attributes: buildAttributes(storeId), products, skus };
}

function buildCategories(storeId: number) {
  const categories: CatalogRows['categories'] = [];
  const places: Place[] = [];
  const add = (
    node: { slug: string; name: Pair; fee?: number },
    level: 1 | 2 | 3,
    parent: number | null,
    sort: number,
  ) => {
    const id = categories.length + 1;
    categories.push({
      id,
      store_id: storeId,
      parent_id: parent,
      level,
      slug: node.slug,
      name: localized(node.name),
      icon: categoryPicture(node.slug, 'tile'),
      sort,
      fee_basis_points: node.fee === undefined ? null : node.fee * 100,
    });
    return id;
  };
  for (const [topIndex, top] of CATALOG.entries()) {
    const topId = add(top, 1, null, topIndex);
    for (const [branchIndex, branch] of top.branches.entries()) {
      const branchId = add(branch, 2, topId, branchIndex);
      for (const [leafIndex, leaf] of branch.leaves.entries()) {
        places.push({ top, branch, leaf, categoryId: add(leaf, 3, branchId, leafIndex) });
      }
    }
  }
  return { categories, places };
}

function buildMerchant(
  merchant: MerchantSeed,
  id: number,
  storeId: number,
  categories: CatalogRows['categories'],
  now: number,
): CatalogRows['merchants'][number] {
  const banner = merchantPicture(merchant.slug, 'banner');
  return {
    id,
    store_id: storeId,
    name: merchant.name,
    slug: merchant.slug,
    intro: typeset(merchant.intro),
    category_id: categories.find((category) => category.slug === merchant.category)?.id ?? null,
    type_id: merchant.type,
    is_self: merchant.isSelf,
    star_level: merchant.stars,
    avatar: merchantPicture(merchant.slug, 'avatar'),
    back_image: banner,
    street_back_image: banner,
    banners: JSON.stringify([banner]),
    email: `hello@${merchant.slug}.example`,
    phone: merchant.phone,
    address: merchant.address,
    real_name: merchant.company,
    qualification_pictures: JSON.stringify([merchantPicture(merchant.slug, 'papers')]),
    service_type: merchant.service?.[0] ?? 'email',
    service_address: merchant.service?.[1] ?? null,
    created_at: now - (400 + id) * 86_400_000,
  };
}

const buildAttributes = (store_id: number): CatalogRows['attributes'] =>
  Object.entries(ATTRIBUTES).map(([slug, name], sort) => ({
    store_id,
    slug,
    name: localized(name),
    sort,
  }));

/** Attribute values of a product, by the attributes' slugs. */
const attributeValues = ({ attributes = {} }: ProductSeed) =>
  Object.entries(attributes).map(([slug, [en, fr]]) => [slug, localized([en, typesetFrench(fr)])] as const);

function merchantNumber(product: ProductSeed, leaf: LeafSeed): number {
  const slug = product.merchant ?? leaf.merchant;
  const index = MERCHANTS.findIndex((merchant) => merchant.slug === slug);
  if (index < 0) throw new Error(`The product ${product.slug} names an unknown merchant: ${slug}`);
  return index + 1;
}

const weigh = (leaf: LeafSeed, random: Random) => Math.round(leaf.weight * (0.8 + random.next() * 0.4));

function pictures(product: ProductSeed) {
  const colour = shownColour(product);
  const all = PRODUCT_SHOTS.map((shot) => productPicture(product.slug, shot, colour));
  return {
    image: productPicture(product.slug, 'tile', colour),
    pictures: JSON.stringify(all),
  };
}

function describe(product: ProductSeed, place: Place) {
  const attributes = (product.axes ?? []).map((axis, index) => ({
    id: index + 1,
    name: { en: axis.name[0], fr: axis.name[1] },
    values: axis.values.map(({ label: [en, fr] }) => ({ en, fr })),
  }));
  const [en, fr] = [describeIn(product, place, 'en'), describeIn(product, place, 'fr')];
  return {
    attributes: JSON.stringify(attributes),
    attribute_values: JSON.stringify(Object.fromEntries(attributeValues(product))),
    name: { en: en.name, fr: fr.name },
    summary: { en: en.summary, fr: fr.summary },
    content: { en: en.content, fr: fr.content },
    unit: { en: 'piece', fr: 'pièce' },
    search_title: { en: indexed(en.name), fr: indexed(fr.name) },
    search_text: { en: en.search, fr: fr.search },
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const HEADINGS = { care: ['Care', 'Entretien'], promise: ['From the merchant', 'La parole du marchand'] } as const;

function describeIn(product: ProductSeed, { top, branch, leaf }: Place, locale: Locale) {
  const index = locale === 'en' ? 0 : 1;
  const say = (pair: Pair) => (locale === 'en' ? pair[0] : typesetFrench(pair[1]));
  const merchant = MERCHANTS[merchantNumber(product, leaf) - 1];
  const facts = product.facts[index]
    .split('; ')
    .map((fact) => capitalised(locale === 'en' ? fact : typesetFrench(fact)));
  const section = (heading: Pair, pair: Pair | undefined) =>
    pair ? `<h3>${heading[index]}</h3><p>${say(pair)}</p>` : '';
  const values = (product.axes ?? []).flatMap((axis) => axis.values.map((value) => value.label[index]));
  return {
    name: say(product.name),
    summary: say(product.summary),
    content:
      `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>` +
      section(HEADINGS.care, leaf.care) +
      section(HEADINGS.promise, merchant?.promise),
    search: indexed(
      ...[leaf, branch, top].map((node) => node.name[index]),
      merchant?.name ?? '',
      product.summary[index],
      ...facts,
      ...values,
      ...attributeValues(product).map(([, value]) => value[locale]),
    ),
  };
}
