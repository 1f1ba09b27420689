import type { Pair } from './shape.ts';

/** Attributes of some products, in the order in which product pages show them. */
export const ATTRIBUTES = {
  material: ['Material', 'Matière'],
  dimensions: ['Dimensions', 'Dimensions'],
  'country-of-origin': ['Made in', 'Fabriqué en'],
  care: ['Care', 'Entretien'],
  warranty: ['Warranty', 'Garantie'],
} as const satisfies Record<string, Pair>;

export type AttributeSlug = keyof typeof ATTRIBUTES;
