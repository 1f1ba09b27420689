import { contrastRatio, fromHex, type Rgb, rgbToOklch, toHex } from './color-math.ts';
import { growHouseRamps, houseSeeds, type Ramps } from './house.ts';
import { type ColorMode, growRamp, type Ramp, type RampSeed } from './ramp.ts';
import { type ColorRoles, resolveColorRoles } from './roles.ts';
import { resolveShadows, type ShadowRoles } from './shadows.ts';

/** The values of one appearance of a theme, by role. */
export interface ThemeAppearance {
  color: ColorRoles;
  shadow: ShadowRoles;
}

/** A theme grown from one colour. Every pair of text and ground has at least 4.5:1 in both appearances. */
export interface BrandTheme {
  light: ThemeAppearance;
  dark: ThemeAppearance;
  /** Whether the solid areas have exactly the brand's colour; else one beside it on which words can be read. */
  isExact: Readonly<Record<ColorMode, boolean>>;
}

export interface BrandThemeOptions {
  /** Colour of the main buttons: the brand's, or ink as in the house theme. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
}

/** Contrast of text on the solid, and of the solid with the page: less than 1.3:1 and it cannot be seen. */
const TEXT_RATIO = 4.6;
const GROUND_RATIO = 1.3;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#abc` and `#aabbcc` as channels. Throws a RangeError for anything else. */
function parseHex(color: string): Rgb {
  if (!HEX.test(color)) throw new RangeError(`A brand colour is written as #rrggbb or #rgb, not as '${color}'.`);
  const digits = color.slice(1);
  return fromHex(`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`);
}

function accentRamp(brand: Rgb, mode: ColorMode, page: Rgb): { ramp: Ramp; isExact: boolean } {
  const { lightness, chroma, hue } = rgbToOklch(brand);
  const seed: RampSeed = { hue, chroma };
  const exact: RampSeed = { ...seed, solidLightness: lightness };
  const ramp = growRamp(exact, mode);
  const [solid, hover, on] = [ramp[9], ramp[10], ramp.on].map(fromHex) as [Rgb, Rgb, Rgb];
  const canBeRead = contrastRatio(on, solid) >= TEXT_RATIO && contrastRatio(on, hover) >= TEXT_RATIO;
  const canBeSeen = contrastRatio(solid, page) >= GROUND_RATIO && contrastRatio(hover, page) >= GROUND_RATIO;
  if (canBeRead && canBeSeen && ramp[9] !== ramp[10]) return { ramp: { ...ramp, 9: toHex(brand) }, isExact: true };
  return { ramp: growRamp(seed, mode), isExact: false };
}

function rampsOf(brand: Rgb, mode: ColorMode): { ramps: Ramps; isExact: boolean } {
  const { hue, chroma } = rgbToOklch(brand);
  const neutral = growRamp({ ...houseSeeds.neutral, hue, chroma: Math.min(houseSeeds.neutral.chroma, chroma) }, mode);
  const { ramp: accent, isExact } = accentRamp(brand, mode, fromHex(neutral[1]));
  return { ramps: { ...growHouseRamps(mode), neutral, accent }, isExact };
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
  const appearance = (mode: ColorMode) => {
    const { ramps, isExact } = rampsOf(rgb, mode);
    const color = resolveColorRoles(mode, ramps);
    const { solid, solidHover, on } = color.accent;
    const colors = buttons === 'brand' ? { ...color, ink: { solid, solidHover, on } } : color;
    return { isExact, theme: { color: colors, shadow: resolveShadows(mode, ramps) } };
  };
  const [light, dark] = [appearance('light'), appearance('dark')];
  return { light: light.theme, dark: dark.theme, isExact: { light: light.isExact, dark: dark.isExact } };
}
