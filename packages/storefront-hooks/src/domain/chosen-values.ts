import type { VariantAxis, VariantSelection } from './variant.ts';

/** A chosen value with the name of its axis, so that it can be matched after the product is loaded again. */
export interface ChosenValue {
  /** Name of the axis. */
  name: string;
  /** The value; `undefined` while none is chosen. */
  value: string | undefined;
}

/** The values of a selection with the names of their axes. */
export function chosenValues(axes: readonly VariantAxis[], selection: VariantSelection): ChosenValue[] {
  return axes.map(({ name }, index) => ({ name, value: selection[index] }));
}

/**
 * The selection of values that were chosen before the product was loaded again. They are matched by the name of the axis, or by
 * its index. A value that no longer exists is deselected, not replaced. If no value of an axis was chosen, its only value is.
 */
export function selectionOf(axes: readonly VariantAxis[], chosen: readonly ChosenValue[]): VariantSelection {
  return axes.map(({ name, values }, index) => {
    const value = (chosen.find((each) => each.name === name) ?? chosen[index])?.value;
    if (value === undefined) return values.length === 1 ? values[0] : undefined;
    return values.includes(value) ? value : undefined;
  });
}
