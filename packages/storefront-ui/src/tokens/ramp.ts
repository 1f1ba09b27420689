import { contrastRatio, lightnessContrast, oklchToRgb, type Rgb, toHex } from './color-math.ts';

/** The appearance that a colour belongs to. */
export type ColorMode = 'light' | 'dark';

/** Contrast of text and edges: WCAG level AA, or `more` for readers who need it. */
export type ColorContrast = 'normal' | 'more';

/** 1 page · 2 subtle · 3 component · 4 hover · 5 active · 6 hairline · 7 border · 8 control border · 9 solid · 10 solid hover · 11 text · 12 strong text. */
export type RampStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Input from which a ramp is computed. */
export interface RampSeed {
  /** OKLCH hue in degrees. */
  hue: number;
  /** The largest OKLCH chroma any step may have. */
  chroma: number;
  /** Uses the same chroma on every step, for greys. */
  even?: boolean;
  /** Fixes the lightness (0..1) of step 9 for colours that are naturally bright; the text on it is then dark. */
  solidLightness?: number;
  /** Contrast ratio of step 12 against step 3, if the default of 10 is too pale. */
  strongRatio?: Partial<Record<ColorMode, number>>;
}

/** Twelve colours as `#rrggbb` by step, and the text colour that goes on steps 9 and 10. */
export type Ramp = Readonly<Record<RampStep, string>> & { readonly on: string };

const ladder: Record<ColorMode, readonly number[]> = {
  light: [0.994, 0.98, 0.958, 0.935, 0.908, 0.874, 0.82],
  dark: [0.178, 0.208, 0.248, 0.28, 0.312, 0.352, 0.412],
};
const chromaShares: Record<ColorMode, readonly number[]> = {
  light: [0.03, 0.07, 0.14, 0.22, 0.3, 0.38, 0.5, 0.8, 1, 0.98, 0.86, 0.5],
  dark: [0.08, 0.12, 0.26, 0.34, 0.4, 0.46, 0.54, 0.72, 1, 0.96, 0.72, 0.26],
};
/** Minimum ratios, with a margin for rounding and for backgrounds of another hue: AA and 3:1, or AAA and 4.5:1. */
const targets: Record<ColorContrast, { border: number; solid: number; text: number }> = {
  normal: { border: 3.1, solid: 4.6, text: 4.6 },
  more: { border: 4.7, solid: 7.2, text: 7.25 },
};
const white: Rgb = [255, 255, 255];
const nearBlack: Rgb = [18, 18, 20];

/** Bisects for the lightness closest to `near` for which `keepsPromise` still holds. It must hold at `far`. */
function solveLightness(far: number, near: number, keepsPromise: (lightness: number) => boolean): number {
  let kept = far;
  let broken = near;
  for (let round = 0; round < 40; round += 1) {
    const middle = (kept + broken) / 2;
    if (keepsPromise(middle)) kept = middle;
    else broken = middle;
  }
  return kept;
}

/**
 * Computes a ramp of twelve steps. Steps 1 to 7 have fixed lightness; steps 8 to 12 are solved so that these ratios hold:
 * 8 has 3.1:1 against step 2 (light) or 3 (dark); text on 9 has 4.5:1; 11 has 4.6:1 and 12 has 10:1 against step 3.
 * With more contrast 8 has 4.5:1 against step 3, text on 9 and 11 against step 3 have 7:1.
 */
export function growRamp(seed: RampSeed, mode: ColorMode, contrast: ColorContrast = 'normal'): Ramp {
  const isLight = mode === 'light';
  const target = targets[contrast];
  const chromaOf = (step: RampStep) => (seed.even ? seed.chroma : seed.chroma * (chromaShares[mode][step - 1] ?? 1));
  const colorAt = (step: RampStep, lightness: number) => oklchToRgb(lightness, chromaOf(step), seed.hue);
  const fixed = (step: RampStep) => colorAt(step, ladder[mode][step - 1] ?? 0);

  const subtle = fixed(2);
  const component = fixed(3);
  const behindBorder = isLight && contrast === 'normal' ? subtle : component;
  const border = solveLightness(isLight ? 0.35 : 0.95, isLight ? 0.95 : 0.3, (lightness) => {
    return contrastRatio(colorAt(8, lightness), behindBorder) >= target.border;
  });
  const solid =
    seed.solidLightness ??
    solveLightness(0.3, 0.8, (lightness) => {
      const color = colorAt(9, lightness);
      return contrastRatio(white, color) >= target.solid && Math.abs(lightnessContrast(white, color)) >= 65;
    });
  const takesDarkText = contrastRatio(white, colorAt(9, solid)) < target.solid - 0.1;
  const textPromise = (step: RampStep, ratio: number, lightnessDifference: number) => (lightness: number) => {
    const color = colorAt(step, lightness);
    return (
      contrastRatio(color, component) >= ratio && Math.abs(lightnessContrast(color, subtle)) >= lightnessDifference
    );
  };
  const text = solveLightness(isLight ? 0.2 : 0.99, isLight ? 0.8 : 0.5, textPromise(11, target.text, 65));
  const strong = solveLightness(isLight ? 0.1 : 0.995, 0.6, textPromise(12, seed.strongRatio?.[mode] ?? 10, 90));

  return {
    1: toHex(fixed(1)),
    2: toHex(subtle),
    3: toHex(component),
    4: toHex(fixed(4)),
    5: toHex(fixed(5)),
    6: toHex(fixed(6)),
    7: toHex(fixed(7)),
    8: toHex(colorAt(8, border)),
    9: toHex(colorAt(9, solid)),
    // A nearly black colour can only become lighter on hover.
    10: toHex(colorAt(10, solid < 0.25 ? Math.max(0.27, solid + 0.09) : solid - (takesDarkText ? 0.03 : 0.045))),
    11: toHex(colorAt(11, text)),
    12: toHex(colorAt(12, strong)),
    on: toHex(takesDarkText ? nearBlack : white),
  };
}
