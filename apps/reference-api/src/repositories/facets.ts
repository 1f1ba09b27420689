import type { Facet, Facets } from '@promenade/storefront-sdk/contract';
import { type SqlBool, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db } from '../db/tables.ts';
import { knownText, type ShopLanguages, type ShopText, textIn } from '../db/texts.ts';
import { keysOf, sizeWithout, type Tally, tallyList } from './facet-counts.ts';
import { type FilterGroup, groupOfKey, groupsOf, PRICE_GROUP, valueOfKey } from './product-filters.ts';
import { estimated, isWhole } from './product-samples.ts';
import type { ProductSearch } from './products.ts';

/** More attributes, and more values of one, would not help shoppers to choose. */
const MOST_ATTRIBUTES = 6;
const MOST_VALUES = 12;

/** The groups that are no attributes, in the order in which they are shown. */
const KINDS = {
  merchant: '.merchant',
  rating: '.rating',
  stock: '.stock',
  shipping: '.shipping',
  reduced: '.reduced',
} as const;

const none: Facets = { total: 0, isAbout: false, lowest: null, highest: null, list: [] };

/**
 * Values by which a list may be filtered, each with its number of products; the values of one group are counted as if none
 * of them was selected. Lists of thousands are counted by a sample.
 */
export async function facetsOf(db: Db, search: ProductSearch): Promise<Facets> {
  const groups = groupsOf(search, search.now);
  const list = await tallyList(db, search, groups);
  if (!list) return none;
  const left = await list.of('');
  const prices = await list.of(PRICE_GROUP);
  const priced = [prices.parts.get(null), prices.parts.get(PRICE_GROUP)].flatMap((part) => part ?? []);
  const attributes = attributesOf(left, groups);
  const counted: Counted[] = [];
  for (const group of [...attributes, ...Object.values(KINDS)])
    counted.push(valuesOf(await list.of(group), groups, group));
  const labels = await labelsOf(db, search, counted);
  return {
    total: groups.length === 0 ? list.size : estimated(sizeWithout(left, ''), left.sample),
    isAbout: groups.length > 0 && !isWhole(left.sample),
    lowest: priced.length > 0 ? Math.min(...priced.map(({ lowest }) => lowest)) : null,
    highest: priced.length > 0 ? Math.max(...priced.map(({ highest }) => highest)) : null,
    list: counted.flatMap((group) => facetOf(group, labels, search.languages)),
  };
}

/** The attributes that most of the products have, and those that were chosen from. */
function attributesOf(left: Tally, groups: readonly FilterGroup[]): string[] {
  const sizes = new Map<string, number>();
  for (const [key, { count }] of left.keys) {
    const name = groupOfKey(key);
    if (!name.startsWith('.')) sizes.set(name, (sizes.get(name) ?? 0) + count);
  }
  const common = [...sizes].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const chosen = groups.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  // In an order that does not depend on the selection.
  return [...new Set([...common.slice(0, MOST_ATTRIBUTES), ...chosen])].toSorted();
}

interface Counted {
  group: string;
  isAbout: boolean;
  values: { key: string; count: number; productId: number | null }[];
}

/** The values of a group that most products have, and those that were chosen. */
function valuesOf(tally: Tally, groups: readonly FilterGroup[], group: string): Counted {
  const chosen = groups.find(({ name }) => name === group)?.keys ?? [];
  const common = keysOf(tally, group).toSorted(
    (one, other) => (tally.keys.get(other)?.count ?? 0) - (tally.keys.get(one)?.count ?? 0),
  );
  const keys = new Set([...chosen, ...common.slice(0, MOST_VALUES)]);
  return {
    group,
    isAbout: !isWhole(tally.sample),
    values: [...keys].map((key) => {
      const { count = 0, productId = null } = tally.keys.get(key) ?? {};
      return { key, count: estimated(count, tally.sample), productId };
    }),
  };
}

interface Label {
  /** Name of the attribute; empty for other groups. */
  name: string;
  label: string;
}

/** Names and values as a shopper reads them: those of attributes as one of their products has them. */
async function labelsOf(
  db: Db,
  { storeId, languages }: ProductSearch,
  counted: readonly Counted[],
): Promise<ReadonlyMap<string, Label>> {
  const values = counted.flatMap((group) => group.values);
  const labels = new Map<string, Label>();
  const productIds = values.flatMap(({ key, productId }) =>
    productId === null || key.startsWith('.') ? [] : productId,
  );
  if (productIds.length > 0) {
    const rows = await db
      .selectFrom('products')
      .select('attributes')
      .where(sql<SqlBool>`id = any(${integers(productIds)})`)
      .execute();
    for (const { name, values: all } of rows.flatMap(({ attributes }) => attributes)) {
      for (const value of all)
        labels.set(attributeKey(name, value), { name: textIn(name, languages), label: textIn(value, languages) });
    }
  }
  const merchantKeys = values.map(({ key }) => key).filter((key) => groupOfKey(key) === KINDS.merchant);
  if (merchantKeys.length > 0) {
    const merchants = await db
      .selectFrom('merchants')
      .select(['id', 'name'])
      .where('store_id', '=', storeId)
      .where(sql<SqlBool>`id = any(${integers(merchantKeys.map(valueOfKey).map(Number))})`)
      .execute();
    for (const { id, name } of merchants) labels.set(`${KINDS.merchant}.${id}`, { name: '', label: name });
  }
  return labels;
}

/** A value of an attribute as `facet_keys` of the database writes it. */
function attributeKey(name: ShopText, value: ShopText): string {
  const part = (text: string, most: number) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the database replaces them, too
    [...text.replace(/[\x01-,./:-@[-^`{-\x7f]+/g, '-')].slice(0, most).join('');
  return `${part(knownText(name), 40)}.${part(knownText(value), 60)}`;
}

const kindOf = (group: string) => (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind] === group);

const collators = new Map<string, Intl.Collator>();

/** Creating one takes longer than to sort by it. */
function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}

function facetOf(
  { group, isAbout, values }: Counted,
  labels: ReadonlyMap<string, Label>,
  languages: ShopLanguages,
): Facet[] {
  const kind = kindOf(group);
  const hasLabels = kind === undefined || kind === 'merchant';
  const { compare } = collatorOf(languages[0]);
  const known = values.flatMap(({ key, count }) => {
    const { name = '', label = '' } = labels.get(key) ?? {};
    // A selected value that no product of the list has, or that is from another shop.
    if (hasLabels && !label) return [];
    // The value that the filter takes: the whole key of an attribute, otherwise its value.
    return { name, label, value: kind === undefined ? key : valueOfKey(key), count };
  });
  const [first] = known;
  if (!first) return [];
  known.sort((one, other) => compare(one.label, other.label) || compare(one.value, other.value));
  return [
    {
      kind: kind ?? 'attribute',
      name: first.name,
      isAbout,
      values: known.map(({ value, label, count }) => ({ value, label, count })),
    },
  ];
}
