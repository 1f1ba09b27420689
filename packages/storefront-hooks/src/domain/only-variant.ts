/**
 * The one variant of a product that has nothing to choose; `undefined` where there is a choice, or no variant at all.
 * @param skusByValues Variants by their attribute values, as a product detail has them.
 */
export function onlyVariant<Sku>(skusByValues: Readonly<Record<string, Sku>>): Sku | undefined {
  const skus = Object.values(skusByValues);
  return skus.length === 1 ? skus[0] : undefined;
}
