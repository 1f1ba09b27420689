/** Maximum number of products that are compared side by side. */
export const COMPARED_MAX = 4;

const ID_MAX = 2_147_483_647;

/** Ids of products to compare, each once, at most four; invalid ones are dropped. */
function cleanIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id >= 1 && id <= ID_MAX).slice(0, COMPARED_MAX);
}

/** Parses the ids in the address of a comparison, such as `?ids=7,3`. */
export function parseComparedIds(query: URLSearchParams): number[] {
  return cleanIds((query.get('ids') ?? '').split(',').map(Number));
}

/** The address of a comparison, without language prefix. */
export function comparisonPath(ids: readonly number[]): string {
  const compared = cleanIds(ids);
  return compared.length > 0 ? `/compare?ids=${compared.join()}` : '/compare';
}

/** An attribute of a product, with its values joined by commas. */
export interface ComparedAttribute {
  /** Name of the attribute. */
  attrName: string;
  /** Values, joined by commas. */
  attrValues: string;
}

/** A line of a comparison. */
export interface ComparisonRow {
  /** Name of the compared attribute. */
  name: string;
  /** A value for each product, in their order; undefined where a product has none. */
  values: readonly (string | undefined)[];
  /** Whether the products differ in it. */
  differs: boolean;
}

/** A line with the values of the products. The order of several values of one product makes no difference. */
export function comparisonRow(name: string, values: readonly (string | undefined)[]): ComparisonRow {
  const sorted = values.map((value) => value?.split(', ').sort().join());
  return { name, values, differs: new Set(sorted).size > 1 };
}

/** The attributes of products, aligned by name in the order in which they first occur. */
export function comparedAttributes(products: readonly (readonly ComparedAttribute[])[]): ComparisonRow[] {
  const keyOf = (name: string) => name.trim().toLowerCase();
  const names = new Map<string, string>();
  for (const { attrName } of products.flat()) {
    const key = keyOf(attrName);
    if (!names.has(key)) names.set(key, attrName.trim());
  }
  return [...names].map(([key, name]) => {
    const values = products.map((attributes) => {
      const own = attributes.find(({ attrName }) => keyOf(attrName) === key);
      const parts =
        own?.attrValues
          .split(',')
          .map((value) => value.trim())
          .filter(Boolean) ?? [];
      return parts.length > 0 ? parts.join(', ') : undefined;
    });
    return comparisonRow(name, values);
  });
}
