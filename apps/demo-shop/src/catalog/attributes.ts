import type { Pair } from './shape.ts';

/** What the demo shop says of some products, in the order in which their pages show it. */
export const ATTRIBUTES = {
  material: ['Material', 'Matière'],
  dimensions: ['Dimensions', 'Dimensions'],
  'country-of-origin': ['Made in', 'Fabriqué en'],
  care: ['Care', 'Entretien'],
  warranty: ['Warranty', 'Garantie'],
} as const satisfies Record<string, Pair>;

export type AttributeSlug = keyof typeof ATTRIBUTES;
