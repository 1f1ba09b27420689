import { type ColorContrast, type ColorMode, growRamp, type Ramp, type RampSeed } from './ramp.ts';

/** The ramps of the default theme. */
export type RampName = 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info' | 'rating';

/** Hue and chroma of every default ramp. The accent is iris; the neutrals have a similar hue, so that greys match it. */
export const defaultSeeds: Readonly<Record<RampName, RampSeed>> = {
  neutral: { hue: 277, chroma: 0.006, even: true, strongRatio: { light: 15 } },
  accent: { hue: 277, chroma: 0.19 },
  sale: { hue: 8, chroma: 0.2 },
  positive: { hue: 155, chroma: 0.15 },
  caution: { hue: 75, chroma: 0.15, solidLightness: 0.82 },
  critical: { hue: 27, chroma: 0.2 },
  info: { hue: 235, chroma: 0.14 },
  rating: { hue: 80, chroma: 0.16, solidLightness: 0.8 },
};

/** All ramps of one appearance. */
export type Ramps = Readonly<Record<RampName, Ramp>>;

const grown = new Map<string, Ramps>();

/** Computes every default ramp for one appearance. */
export function growDefaultRamps(mode: ColorMode, contrast: ColorContrast = 'normal'): Ramps {
  const key = `${mode} ${contrast}`;
  const known = grown.get(key);
  if (known) return known;
  const names = Object.keys(defaultSeeds) as RampName[];
  const ramps = Object.fromEntries(names.map((name) => [name, growRamp(defaultSeeds[name], mode, contrast)])) as Ramps;
  grown.set(key, ramps);
  return ramps;
}
