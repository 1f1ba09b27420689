import type { ColourName } from '../catalog/index.ts';
import type { Placement, Scene } from './scene.ts';

const at = (glyph: string, x: number, foot: number, width: number, colour: ColourName | null = null): Placement => ({
  glyph,
  colour,
  x,
  foot,
  width,
  height: 0.62,
});

/** The home page's wide pictures; words stand on the left. */
export const HEROES: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  Object.entries({
    street: {
      hue: 60,
      view: 'standing',
      light: { x: 0.68, y: 0.34 },
      plinths: [
        { x: 0.895, width: 0.17, top: 0.55, foot: 0.8 },
        { x: 0.52, width: 0.15, top: 0.6, foot: 0.8 },
        { x: 0.7, width: 0.21, top: 0.47, foot: 0.81 },
      ],
      things: [
        at('🪴', 0.895, 0.56, 0.15),
        at('🎻', 0.7, 0.485, 0.17),
        at('📻', 0.52, 0.61, 0.125, 'lagoon'),
        at('👜', 0.655, 0.925, 0.185, 'cognac'),
        at('🫖', 0.47, 0.9, 0.12),
        at('👟', 0.845, 0.935, 0.175, 'sky'),
      ],
    },
    table: {
      hue: 74,
      view: 'standing',
      light: { x: 0.66, y: 0.34 },
      plinths: [
        { x: 0.885, width: 0.17, top: 0.6, foot: 0.8 },
        { x: 0.535, width: 0.15, top: 0.63, foot: 0.8 },
        { x: 0.705, width: 0.23, top: 0.54, foot: 0.82 },
      ],
      things: [
        at('🏺', 0.885, 0.61, 0.13),
        at('🫙', 0.535, 0.64, 0.095),
        at('🫖', 0.705, 0.56, 0.22),
        at('🍋', 0.935, 0.89, 0.085),
        at('🥐', 0.81, 0.93, 0.16),
        at('☕', 0.625, 0.93, 0.13),
        at('🍓', 0.49, 0.905, 0.07),
      ],
    },
    studio: {
      hue: 318,
      view: 'standing',
      light: { x: 0.68, y: 0.34 },
      plinths: [
        { x: 0.895, width: 0.17, top: 0.58, foot: 0.8 },
        { x: 0.52, width: 0.16, top: 0.62, foot: 0.8 },
        { x: 0.71, width: 0.22, top: 0.53, foot: 0.82 },
      ],
      things: [
        at('📚', 0.895, 0.59, 0.135),
        at('🥁', 0.52, 0.63, 0.12),
        at('🎸', 0.71, 0.545, 0.21),
        at('🎨', 0.62, 0.915, 0.15),
        at('🧶', 0.81, 0.93, 0.135),
        at('🖋️', 0.48, 0.895, 0.085),
        at('🎧', 0.93, 0.905, 0.1, 'lavender'),
      ],
    },
  }),
);
