import type { ColourName } from '../catalog/colours.ts';

/** A thing on the stage. Lengths are shares of the picture's width (`x`, `width`) or height (`foot`, `height`). */
export interface Placement {
  glyph: string;
  colour?: ColourName | null;
  /** Middle of the thing. */
  x: number;
  /** The y position of its base; in a flat-lay of its middle. */
  foot: number;
  /** The box it is fitted into. */
  width: number;
  height: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** How far a thing lower than its box is raised towards the box's middle, 0..1. */
  lift?: number;
}

/** A block to stand things on; shares of the picture's width (`x`, `width`) and height (`top`, `foot`). */
export interface Plinth {
  x: number;
  width: number;
  top: number;
  foot: number;
}

export interface Scene {
  /** OKLCH hue of the backdrop. */
  hue: number;
  /** `standing` before a backdrop, or `lying`, seen from above. */
  view: 'standing' | 'lying';
  /** Deepens the backdrop, 0..1. */
  depth?: number;
  /** Where the light falls, shares of width and height. */
  light?: { x: number; y: number };
  /** Back to front, behind every thing. */
  plinths?: readonly Plinth[];
  /** Back to front. */
  things: readonly Placement[];
}
