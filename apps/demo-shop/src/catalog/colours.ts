import type { Pair } from './shape.ts';

/** Paint for a thing: an OKLCH hue, and how light and how colourful it comes out. */
export interface Paint {
  name: Pair;
  hue: number;
  /** Mean OKLab lightness to aim at, 0..1. */
  lightness: number;
  /** Mean OKLab chroma to aim at. */
  chroma: number;
}

const paint = (en: string, fr: string, hue: number, lightness: number, chroma: number): Paint => ({
  name: [en, fr],
  hue,
  lightness,
  chroma,
});

export const COLOURS = {
  chalk: paint('Chalk', 'Craie', 90, 0.9, 0.012),
  graphite: paint('Graphite', 'Graphite', 270, 0.42, 0.015),
  poppy: paint('Poppy', 'Coquelicot', 25, 0.62, 0.2),
  rose: paint('Rose', 'Rose', 5, 0.74, 0.13),
  coral: paint('Coral', 'Corail', 38, 0.71, 0.15),
  cognac: paint('Cognac', 'Cognac', 55, 0.52, 0.09),
  honey: paint('Honey', 'Miel', 75, 0.76, 0.14),
  lemon: paint('Lemon', 'Citron', 98, 0.87, 0.16),
  moss: paint('Moss', 'Mousse', 125, 0.6, 0.11),
  fern: paint('Fern', 'Fougère', 150, 0.62, 0.13),
  lagoon: paint('Lagoon', 'Lagon', 195, 0.7, 0.11),
  sky: paint('Sky', 'Ciel', 235, 0.74, 0.11),
  cobalt: paint('Cobalt', 'Cobalt', 262, 0.55, 0.18),
  night: paint('Night', 'Nuit', 275, 0.4, 0.1),
  lavender: paint('Lavender', 'Lavande', 300, 0.74, 0.1),
  plum: paint('Plum', 'Prune', 330, 0.5, 0.14),
} satisfies Record<string, Paint>;

export type ColourName = keyof typeof COLOURS;
