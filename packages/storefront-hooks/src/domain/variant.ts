/** One attribute of a product, with its values in one comma-separated text. */
export interface AttributeInput {
  /** Name of the attribute. */
  attrName: string;
  /** Its values, joined by commas. */
  attrValues: string;
}

/** What a variant must have to be chosen. */
export interface SkuInput {
  /** Pieces left. */
  stock: number;
  /** Address of its picture. */
  image?: string | null | undefined;
}

/** One thing a shopper chooses, such as a colour. */
export interface VariantAxis {
  /** Name of the attribute. */
  name: string;
  /** Its values, each once. */
  values: readonly string[];
}

/** Whether there is something to choose: an attribute of one value is said of every variant. */
export const isChoice = ({ values }: VariantAxis): boolean => values.length > 1;

/** The choices of a product and the variants they lead to. */
export interface VariantModel<Sku extends SkuInput> {
  /** The attributes, in the order shown. */
  axes: readonly VariantAxis[];
  /** By attribute values joined with a comma, in the order of the axes; the empty text for a product without choices. */
  skus: ReadonlyMap<string, Sku>;
}

/** The chosen value of each axis, by its index; `undefined` where nothing is chosen yet. */
export type VariantSelection = readonly (string | undefined)[];

/** The variant of a selection. */
export interface VariantChoice<Sku extends SkuInput> {
  /** `undefined` when the choice is incomplete or no such variant exists. */
  sku: Sku | undefined;
  /** 0 without a variant. */
  stock: number;
  /** Address of the variant’s picture. */
  image: string | undefined;
}

/** A value, and what choosing it leads to. Unavailable values can be chosen too; the view says why they cannot be bought. */
export interface VariantValueState {
  /** The value. */
  value: string;
  /** Whether it is chosen. */
  selected: boolean;
  /** Whether some variant with stock has this value and the values chosen on the other axes. */
  available: boolean;
}

const split = (text: string) => text.split(',').map((part) => part.trim());
const key = (selection: VariantSelection) => selection.map((value) => value ?? '').join(',');

/** The values of a variant for reading: `'Red,L'` → `'Red, L'`; nothing where there was nothing to choose. */
export function attributesText(sku: string): string | undefined {
  return split(sku).join(', ') || undefined;
}

/** Reads a product's attributes and variants. Axes without a value and repeated values are left out. */
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

/** The variant of a selection. No match means stock 0 and no variant. */
export function chooseVariant<Sku extends SkuInput>(
  model: VariantModel<Sku>,
  selection: VariantSelection,
): VariantChoice<Sku> {
  const complete = model.axes.every((_, index) => selection[index] !== undefined);
  const sku = complete ? model.skus.get(key(selection.slice(0, model.axes.length))) : undefined;
  return { sku, stock: Math.max(0, sku?.stock ?? 0), image: sku?.image || undefined };
}

/** The selection with another value on one axis. Choosing in any order leads to the same selection. */
export function selectValue(selection: VariantSelection, axis: number, value: string | undefined): VariantSelection {
  const next = Array.from({ length: Math.max(selection.length, axis + 1) }, (_, index) => selection[index]);
  next[axis] = value;
  return next;
}

/** The values of one axis with their state under the present selection. */
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

/** The selection a product opens with: the first variant with stock in the order of the values, else the first one at all. */
export function initialSelection<Sku extends SkuInput>(model: VariantModel<Sku>): VariantSelection {
  let best: { values: string[]; rank: number[] } | undefined;
  for (const [values, sku] of model.skus) {
    const parts = values.split(',').slice(0, model.axes.length);
    const indexes = model.axes.map((axis, index) => axis.values.indexOf(parts[index] ?? ''));
    if (indexes.includes(-1)) continue;
    const rank = [sku.stock > 0 ? 0 : 1, ...indexes];
    if (!best || isBefore(rank, best.rank)) best = { values: parts, rank };
  }
  return model.axes.map((axis, index) => best?.values[index] ?? axis.values[0]);
}

function isBefore(left: readonly number[], right: readonly number[]): boolean {
  const first = left.findIndex((value, index) => value !== right[index]);
  return first >= 0 && (left[first] ?? 0) < (right[first] ?? 0);
}
