import type { VariantAxis, VariantSelection } from './variant.ts';

/** Query parameter of the choice in a product's address. */
export const VARIANT_QUERY = 'variant';

/** The text of a choice for an address: values in the order of the axes, joined by commas. Empty if no value is chosen. */
export function variantText(selection: VariantSelection): string {
  return selection.some((value) => value !== undefined) ? selection.map((value) => value ?? '').join(',') : '';
}

/**
 * Parses a choice in an address. Values that the product does not have are not chosen; `undefined` if the text contains no value
 * of the product.
 */
export function variantFromText(
  axes: readonly VariantAxis[],
  text: string | null | undefined,
): VariantSelection | undefined {
  if (!text || axes.length === 0) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  const selection = axes.map((axis, index) => axis.values.find((value) => value === parts[index]));
  return selection.some((value) => value !== undefined) ? selection : undefined;
}
