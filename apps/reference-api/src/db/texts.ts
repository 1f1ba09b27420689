import { type RawBuilder, sql } from 'kysely';

/** A text of a shop by language, as in `{ en: 'Wool', fr: 'Laine' }`. */
export type ShopText = Readonly<Record<string, string>>;

/** The languages of a shop, its default first, or those in which a shopper reads, the best one first. */
export type ShopLanguages = readonly [string, ...string[]];

/** Texts that no shop has written are in English. */
const LAST = 'en';

/** The order in which to look for a text of a shop. */
export const languagesFrom = (asked: string, shop: { languages: ShopLanguages } | undefined): ShopLanguages => [
  asked,
  ...[...(shop?.languages ?? []), LAST].filter(
    (language, index, all) => language !== asked && all.indexOf(language) === index,
  ),
];

/** A text in the first of the languages that it has; empty if it has none. */
export function textIn(text: ShopText, languages: ShopLanguages): string {
  const language = languages.find((one) => Object.hasOwn(text, one)) ?? Object.keys(text)[0];
  return text[language ?? LAST] ?? '';
}

/** The same in a statement, of a column such as `products.name`. */
export const selectText = (column: string, languages: ShopLanguages): RawBuilder<string> =>
  sql<string>`coalesce(${sql.join(languages.map((language) => sql`${sql.ref(column)} ->> ${language}::text`))}, '')`;

/** The text by which a value of an attribute is known in every language, see `facet_keys`. */
export function knownText(text: ShopText): string {
  const [first = LAST] = Object.keys(text).toSorted();
  return text[LAST] ?? text[first] ?? '';
}
