import type { Localized } from '@promenade/reference-api/db/tables.ts';
import { typesetFrench } from '../typeset.ts';
import type { AttributeSlug } from './attributes.ts';
import type { ColourName } from './colours.ts';

/** English first, French second. */
export type Pair = readonly [en: string, fr: string];

export const localized = ([en, fr]: Pair): Localized => ({ en, fr });

/** Same, of sentences: French with its no-break spaces. */
export const typeset = ([en, fr]: Pair): Localized => ({ en, fr: typesetFrench(fr) });

/** One value of an axis; `add` is its surcharge on the product's price, in cents. */
export interface AxisValue {
  label: Pair;
  add?: number;
  /** Set on colours: the picture is repainted in it. */
  colour?: ColourName;
}

export interface Axis {
  name: Pair;
  values: readonly AxisValue[];
}

/** The hand-written part of a product; everything else (stock, ratings, discounts) is drawn from the seed number. */
export interface ProductSeed {
  slug: string;
  name: Pair;
  /** One sentence. */
  summary: Pair;
  /** Materials, measures, contents; separated by '; '. */
  facts: Pair;
  /** Cents. */
  price: number;
  /** The thing itself first, then what keeps it company in the still life. */
  objects: string;
  axes?: readonly Axis[];
  /** Values of the shop's own attributes, by their slugs. */
  attributes?: Readonly<Partial<Record<AttributeSlug, Pair>>>;
  /** Repaints the thing itself, for a second product that is pictured by the same object. */
  paint?: ColourName;
  /** Overrules the leaf's merchant. */
  merchant?: string;
  /** Pins what would otherwise be drawn, for the cases a shop must always show. */
  pinned?: Partial<PinnedCase>;
}

export interface PinnedCase {
  stock: 'plenty' | 'low' | 'none';
  discount: 'running' | 'expired' | 'none';
  landingPage: boolean;
  listedOnStore: boolean;
  freeShipping: boolean;
  unrated: boolean;
}

export interface LeafSeed {
  slug: string;
  name: Pair;
  /** How to keep these things, one sentence. */
  care: Pair;
  /** Approximate weight of one unit, in grams. */
  weight: number;
  merchant: string;
  products: readonly ProductSeed[];
}

export interface BranchSeed {
  slug: string;
  name: Pair;
  leaves: readonly LeafSeed[];
}

export interface TopSeed {
  slug: string;
  name: Pair;
  /** OKLCH hue of the backdrop its things stand before. */
  hue: number;
  /** What its merchants pay the platform, in percent. */
  fee: number;
  /** What its banner shows. */
  objects: string;
  branches: readonly BranchSeed[];
}
