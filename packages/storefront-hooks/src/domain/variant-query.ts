import type { VariantAxis, VariantSelection } from './variant.ts';

/** Query parameter that holds a choice in a product's address. */
export const VARIANT_QUERY = 'variant';

/** The text of a choice for an address: values in the order of the axes, joined by commas. Empty while nothing is chosen. */
export function variantText(selection: VariantSelection): string {
  return selection.some((value) => value !== undefined) ? selection.map((value) => value ?? '').join(',') : '';
}

/**
 * Reads a choice from an address. Values the product does not have are left unchosen; `undefined` when nothing in the
 * text fits, so that the caller takes the initial selection.
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
