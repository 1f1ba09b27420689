/**
 * The only variant of a product; `undefined` if the product has several variants or none.
 * @param skusByValues Variants by their attribute values, as in a product detail.
 */
export function onlyVariant<Sku>(skusByValues: Readonly<Record<string, Sku>>): Sku | undefined {
  const skus = Object.values(skusByValues);
  return skus.length === 1 ? skus[0] : undefined;
}
