import type { AppearancePair, Appearances } from './appearance-css.ts';
import { contrastRatio, fromHex, type Rgb, rgbToOklch, toHex } from './color-math.ts';
import { growHouseRamps, houseSeeds, type Ramps } from './house.ts';
import { type ColorContrast, type ColorMode, growRamp, type Ramp, type RampSeed } from './ramp.ts';
import { colorRoleTable, resolveColorRoles } from './roles.ts';
import { resolveShadows } from './shadows.ts';

/** A theme grown from one colour. Every pair of text and ground has at least 4.5:1 in both appearances. */
export interface BrandTheme extends Appearances {
  /** The same for visitors who ask for more contrast: text has at least 7:1, edges have 4.5:1. */
  more: AppearancePair;
  /** Whether the solid areas have exactly the brand's colour; else one beside it on which words can be read. */
  isExact: Readonly<Record<ColorMode, boolean>>;
}

export interface BrandThemeOptions {
  /** Colour of the main buttons: the brand's, or ink as in the house theme. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
}

/** Contrast of text on the solid, and of the solid with the page: less than 1.3:1 and it cannot be seen. */
const TEXT_RATIO: Record<ColorContrast, number> = { normal: 4.6, more: 7.1 };
const GROUND_RATIO = 1.3;
/** Below this OKLCH chroma a brand is taken for black, grey or white. */
const GREY_CHROMA = 0.04;
/** Hundredths of lightness by which a brand is moved at most before a solid is solved for it. */
const MOST_STEPS = 20;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#abc` and `#aabbcc` as channels. Throws a RangeError for anything else. */
function parseHex(color: string): Rgb {
  if (!HEX.test(color)) throw new RangeError(`A brand colour is written as #rrggbb or #rgb, not as '${color}'.`);
  const digits = color.slice(1);
  return fromHex(`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`);
}

interface Accent {
  ramp: Ramp;
  isExact: boolean;
}

/** The ramp of a brand whose solid has a lightness of its own, if words on it can be read and it can be told from the page. */
function visibleRamp(seed: RampSeed, mode: ColorMode, contrast: ColorContrast, page: Rgb) {
  const ramp = growRamp(seed, mode, contrast);
  const [solid, hover, on] = [ramp[9], ramp[10], ramp.on].map(fromHex) as [Rgb, Rgb, Rgb];
  const canBeRead = Math.min(contrastRatio(on, solid), contrastRatio(on, hover)) >= TEXT_RATIO[contrast];
  const canBeSeen = Math.min(contrastRatio(solid, page), contrastRatio(hover, page)) >= GROUND_RATIO;
  return { ramp, canBeSeen, isUsable: canBeRead && canBeSeen && ramp[9] !== ramp[10] };
}

/** Black in the dark and white on paper turn round, as ink does: a grey between them looks disabled. */
function turnedRound(grown: Ramp, mode: ColorMode): Ramp {
  const { ink } = colorRoleTable;
  return { ...grown, 9: grown[12], 10: ink.solidHover[mode], on: mode === 'light' ? ink.on.light : grown[1] };
}

function accentRamp(brand: Rgb, mode: ColorMode, contrast: ColorContrast, page: Rgb): Accent {
  const { lightness, chroma, hue } = rgbToOklch(brand);
  const seed: RampSeed = { hue, chroma };
  const exact = visibleRamp({ ...seed, solidLightness: lightness }, mode, contrast, page);
  if (exact.isUsable) return { ramp: { ...exact.ramp, 9: toHex(brand) }, isExact: true };
  if (!exact.canBeSeen) {
    if (chroma < GREY_CHROMA) return { ramp: turnedRound(growRamp(seed, mode, contrast), mode), isExact: false };
    // A lemon on paper gets a little darker, a navy in the dark a little lighter, until they stand out.
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const solidLightness = lightness + (mode === 'light' ? -step : step) / 100;
      const near = visibleRamp({ ...seed, solidLightness }, mode, contrast, page);
      if (near.isUsable) return { ramp: near.ramp, isExact: false };
    }
  }
  return { ramp: growRamp(seed, mode, contrast), isExact: false };
}

function rampsOf(brand: Rgb, mode: ColorMode, contrast: ColorContrast): { ramps: Ramps; isExact: boolean } {
  const { hue, chroma } = rgbToOklch(brand);
  const neutralSeed = { ...houseSeeds.neutral, hue, chroma: Math.min(houseSeeds.neutral.chroma, chroma) };
  const neutral = growRamp(neutralSeed, mode, contrast);
  const { ramp: accent, isExact } = accentRamp(brand, mode, contrast, fromHex(neutral[1]));
  return { ramps: { ...growHouseRamps(mode, contrast), neutral, accent }, isExact };
}

/**
 * Grows a theme from a brand's colour, for light and dark. The brand's colour itself is kept for solid areas where words on it can
 * be read and it can be told from the page; else its lightness moves until that holds.
 *
 * @param brand `#rrggbb` or `#rgb`.
 * @throws RangeError for a colour in another notation.
 * @example buildBrandTheme('#FFD100').light.color.accent.solid // '#ffd100'
 */
export function buildBrandTheme(brand: string, { buttons = 'brand' }: BrandThemeOptions = {}): BrandTheme {
  const rgb = parseHex(brand);
  const appearance = (mode: ColorMode, contrast: ColorContrast) => {
    const { ramps, isExact } = rampsOf(rgb, mode, contrast);
    const color = resolveColorRoles(mode, ramps, contrast);
    const { solid, solidHover, on } = color.accent;
    const colors = buttons === 'brand' ? { ...color, ink: { solid, solidHover, on } } : color;
    return { isExact, theme: { color: colors, shadow: resolveShadows(mode, ramps, contrast) } };
  };
  const [light, dark] = [appearance('light', 'normal'), appearance('dark', 'normal')];
  return {
    light: light.theme,
    dark: dark.theme,
    more: { light: appearance('light', 'more').theme, dark: appearance('dark', 'more').theme },
    isExact: { light: light.isExact, dark: dark.isExact },
  };
}
