import { COLOURS, type ColourName } from './colours.ts';
import type { Axis, AxisValue, Pair } from './shape.ts';

const SIZE: Pair = ['Size', 'Taille'];

/** European shoe sizes. */
export const shoeSizes = (from: number, to: number): Axis => ({
  name: ['Shoe size', 'Pointure'],
  values: Array.from({ length: to - from + 1 }, (_, index) => plain(String(from + index))),
});

/** Clothing sizes by letter. */
export const letterSizes = (...letters: ('XS' | 'S' | 'M' | 'L' | 'XL')[]): Axis => ({
  name: SIZE,
  values: letters.map((letter) => plain(letter)),
});

export const colours = (...names: ColourName[]): Axis => ({
  name: ['Colour', 'Couleur'],
  values: names.map((colour) => ({ label: COLOURS[colour].name, colour })),
});

export const materials = (...values: [en: string, fr: string, add?: number][]): Axis => ({
  name: ['Material', 'Matière'],
  values: values.map(option),
});

export const lengths = (...centimetres: [centimetres: number, add?: number][]): Axis => ({
  name: ['Length', 'Longueur'],
  values: centimetres.map(([length, add]) => option([`${length} cm`, `${length} cm`, add])),
});

/** Sizes of things that are not worn. */
export const sizes = (...values: [en: string, fr: string, add?: number][]): Axis => ({
  name: SIZE,
  values: values.map(option),
});

/** Contents by weight, volume or number. */
export const contents = (...values: [en: string, fr: string, add?: number][]): Axis => ({
  name: ['Contents', 'Contenance'],
  values: values.map(option),
});

/** Any other choice. */
export const choice = (name: Pair, ...values: [en: string, fr: string, add?: number][]): Axis => ({
  name,
  values: values.map(option),
});

function option([en, fr, add]: [en: string, fr: string, add?: number]): AxisValue {
  return add === undefined ? { label: [en, fr] } : { label: [en, fr], add };
}

function plain(label: string): AxisValue {
  return { label: [label, label] };
}
