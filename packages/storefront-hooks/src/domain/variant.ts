/** An attribute of a product. */
export interface AttributeInput {
  /** Name of the attribute. */
  attrName: string;
  /** Its values, joined by commas. */
  attrValues: string;
}

/** The fields of a variant that a choice depends on. */
export interface SkuInput {
  /** Number of units in stock. */
  stock: number;
  /** Address of its picture. */
  image?: string | null | undefined;
}

/** An attribute whose value a shopper chooses, for instance the colour. */
export interface VariantAxis {
  /** Name of the attribute. */
  name: string;
  /** Its values, each once. */
  values: readonly string[];
}

/** Whether the attribute has several values. An attribute with one value has it for every variant. */
export const isChoice = ({ values }: VariantAxis): boolean => values.length > 1;

/** The attributes of a product, and its variants. */
export interface VariantModel<Sku extends SkuInput> {
  /** The attributes, in display order. */
  axes: readonly VariantAxis[];
  /**
   * Variants by their attribute values, joined with commas in the order of the axes. The key is empty for a product without
   * attributes.
   */
  skus: ReadonlyMap<string, Sku>;
}

/** The chosen value of each axis, by index; `undefined` until a value is chosen. */
export type VariantSelection = readonly (string | undefined)[];

/** The variant of a selection. */
export interface VariantChoice<Sku extends SkuInput> {
  /** The variant; `undefined` if the choice is incomplete or the variant does not exist. */
  sku: Sku | undefined;
  /** Units in stock; 0 without a variant. */
  stock: number;
  /** Address of the variant’s picture. */
  image: string | undefined;
}

/** A value with its state. Unavailable values can be chosen too; the view then shows why the variant cannot be bought. */
export interface VariantValueState {
  /** The value. */
  value: string;
  /** Whether it is chosen. */
  selected: boolean;
  /** Whether a variant with this value and the chosen values of the other axes is in stock. */
  available: boolean;
}

const split = (text: string) => text.split(',').map((part) => part.trim());
const key = (selection: VariantSelection) => selection.map((value) => value ?? '').join(',');

/** The values of a variant as text: `'Red,L'` → `'Red, L'`; `undefined` for a product without attributes. */
export function attributesText(sku: string): string | undefined {
  return split(sku).join(', ') || undefined;
}

/** Parses a product's attributes and variants. Attributes without values and repeated values are omitted. */
export function variantModel<Sku extends SkuInput>(
  attributes: readonly AttributeInput[],
  skusByValues: Readonly<Record<string, Sku>>,
): VariantModel<Sku> {
  const axes = attributes
    .map(({ attrName, attrValues }) => ({ name: attrName, values: [...new Set(split(attrValues))].filter(Boolean) }))
    .filter((axis) => axis.values.length > 0);
  const skus = new Map(Object.entries(skusByValues).map(([values, sku]) => [split(values).join(','), sku]));
  return { axes, skus };
}

/** The variant of a selection; stock 0 if there is none. */
export function chooseVariant<Sku extends SkuInput>(
  model: VariantModel<Sku>,
  selection: VariantSelection,
): VariantChoice<Sku> {
  const complete = model.axes.every((_, index) => selection[index] !== undefined);
  const sku = complete ? model.skus.get(key(selection.slice(0, model.axes.length))) : undefined;
  return { sku, stock: Math.max(0, sku?.stock ?? 0), image: sku?.image || undefined };
}

/** Sets the value of one axis. The result does not depend on the order in which values are chosen. */
export function selectValue(selection: VariantSelection, axis: number, value: string | undefined): VariantSelection {
  const next = Array.from({ length: Math.max(selection.length, axis + 1) }, (_, index) => selection[index]);
  next[axis] = value;
  return next;
}

/** The values of an axis with their state for the current selection. */
export function axisValues<Sku extends SkuInput>(
  model: VariantModel<Sku>,
  selection: VariantSelection,
  axis: number,
): VariantValueState[] {
  const reachable = new Set<string | undefined>();
  for (const [values, sku] of model.skus) {
    if (!(sku.stock > 0)) continue;
    const parts = values.split(',');
    const fits = model.axes.every(
      (_, index) => index === axis || selection[index] === undefined || selection[index] === parts[index],
    );
    if (fits) reachable.add(parts[axis]);
  }
  return (model.axes[axis]?.values ?? []).map((value) => ({
    value,
    selected: selection[axis] === value,
    available: reachable.has(value),
  }));
}

/**
 * The initial selection of a product: the first variant in stock, in the order of the values, or the first variant if none is
 * in stock.
 */
export function initialSelection<Sku extends SkuInput>(model: VariantModel<Sku>): VariantSelection {
  let best: { values: string[]; rank: number[] } | undefined;
  for (const [values, sku] of model.skus) {
    const parts = values.split(',');
    const indexes = model.axes.map((axis, index) => axis.values.indexOf(parts[index] ?? ''));
    if (indexes.includes(-1)) continue;
    const rank = [sku.stock > 0 ? 0 : 1, ...indexes];
    if (!best || isBefore(rank, best.rank)) best = { values: parts, rank };
  }
  return model.axes.map((axis, index) => best?.values[index] ?? axis.values[0]);
}

function isBefore(left: readonly number[], right: readonly number[]): boolean {
  const first = left.findIndex((value, index) => value !== right[index]);
  return (left[first] ?? 0) < (right[first] ?? 0);
}
