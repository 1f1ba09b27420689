import type { Answer } from './server-data.ts';

/** Maximum product tags of a page; a page with more is only found by the names of its reads. */
const TAGS_MAX = 200;

interface Item {
  id?: unknown;
  storeName?: unknown;
  productInfo?: unknown;
}

/** The products in a result: a product's details, a page of a list, or a list. */
function productsIn(data: unknown): Item[] {
  if (Array.isArray(data)) return data.flatMap(productsIn);
  if (typeof data !== 'object' || data === null) return [];
  const { storeName, productInfo } = data as Item;
  if (productInfo) return productsIn(productInfo);
  return storeName === undefined ? Object.values(data).filter(Array.isArray).flatMap(productsIn) : [data];
}

/**
 * Tags by which a public page is purged from caches: the name of each read that it was rendered from, such as `categories`, and
 * `product-7` for each product on it.
 */
export function pageTags(answers: readonly Answer[]): string[] {
  const names = answers.map(({ key: [name] }) => name);
  const products = answers.flatMap(({ data }) => productsIn(data)).map(({ id }) => `product-${id}`);
  const tags = new Set([...names, ...products].filter((tag) => /^[\w-]+$/.test(tag)));
  return tags.size > TAGS_MAX ? [...new Set(names)] : [...tags];
}
