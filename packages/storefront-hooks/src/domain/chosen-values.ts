import type { VariantAxis, VariantSelection } from './variant.ts';

/** A chosen value beside the name of its axis, so that it is found again when a product was read anew. */
export interface ChosenValue {
  /** Name of the axis. */
  name: string;
  /** The value; `undefined` while none is chosen. */
  value: string | undefined;
}

/** The selection with the names of its axes. */
export function chosenValues(axes: readonly VariantAxis[], selection: VariantSelection): ChosenValue[] {
  return axes.map(({ name }, index) => ({ name, value: selection[index] }));
}

/**
 * The selection of values that were chosen before the product was read anew: by the name of the axis, else by its index.
 * A value that no longer exists is unchosen rather than replaced. The only value of an attribute is chosen
 * where none was.
 */
export function selectionOf(axes: readonly VariantAxis[], chosen: readonly ChosenValue[]): VariantSelection {
  return axes.map(({ name, values }, index) => {
    const value = (chosen.find((each) => each.name === name) ?? chosen[index])?.value;
    if (value === undefined) return values.length === 1 ? values[0] : undefined;
    return values.includes(value) ? value : undefined;
  });
}
