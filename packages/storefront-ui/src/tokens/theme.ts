import type { AppearancePair, Appearances, ThemeAppearance } from './appearance-css.ts';
import { contrastRatio, fromHex, oklchToRgb, type Rgb, rgbToOklch, toHex } from './color-math.ts';
import { measuredPair, type PairedRoles, pairedRoles } from './contrast-pairs.ts';
import { defaultSeeds, growDefaultRamps, type Ramps } from './default-ramps.ts';
import { type ColorContrast, type ColorMode, growRamp, type Ramp, type RampSeed } from './ramp.ts';
import {
  type ColorRoleName,
  type ColorRoles,
  colorOfRoleName,
  colorRoleTable,
  listColorRoles,
  resolveColorRoles,
  withColor,
} from './roles.ts';
import { resolveShadows } from './shadows.ts';

/** A colour for both appearances, or one for each. An appearance without one keeps its default. `#rrggbb` or `#rgb`. */
export type RoleColor = string | { light?: string | undefined; dark?: string | undefined };

/** Roles whose colour a shop can set: all but the transparent one. */
export type OwnColorRole = Exclude<ColorRoleName, 'scrim'>;

/** Input colours of a theme, as `#rrggbb` or `#rgb`. */
export interface ThemeColors {
  /** The brand's colour. @default the colour of the default theme */
  brand?: string | undefined;
  /** Colour of the main buttons: the brand's, or ink as in the default theme. Has an effect only with `brand`. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
  /** Colour of reduced prices. @default the colour of the default theme */
  sale?: string | undefined;
  /** Colour whose hue the greys take, or `pure` for none. @default the brand's */
  neutral?: 'pure' | (string & {}) | undefined;
  /** Colours of single roles. Each is adjusted in lightness until it is readable with the roles that it is combined with. */
  roles?: Readonly<Partial<Record<OwnColorRole, RoleColor>>> | undefined;
}

/** A colour that had to be adjusted, so that text is readable or an area is visible. */
export interface MovedColor {
  /** Role of the colour. */
  name: 'brand' | 'sale' | OwnColorRole;
  mode: ColorMode;
  contrast: ColorContrast;
  /** The colour that was passed. */
  asked: string;
  /** The colour that is used, as `#rrggbb`. */
  used: string;
}

type ByAppearance<Value> = Readonly<Record<ColorMode, Value>>;

/** A theme. Every pair of text and ground has at least 4.5:1 in both appearances. */
export interface Theme extends Appearances {
  /** The same for visitors who prefer more contrast: text has at least 7:1, edges have 4.5:1. */
  more: AppearancePair;
  /** Ramps from which the roles take their colours. */
  ramps: ByAppearance<Ramps> & { more: ByAppearance<Ramps> };
  /** Colours that had to be adjusted. */
  moved: readonly MovedColor[];
}

/** Minimum contrast of text on a solid background, and of a solid background against the page: below 1.3:1 it is invisible. */
const TEXT_RATIO: Record<ColorContrast, number> = { normal: 4.6, more: 7.1 };
const GROUND_RATIO = 1.3;
/** Below this OKLCH chroma a brand colour counts as black, grey or white. */
const GREY_CHROMA = 0.04;
/** Largest adjustment of a brand's lightness in hundredths. Beyond it the ramp's own solid colour is used. */
const MOST_STEPS = 20;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#abc` and `#aabbcc` as channels. Throws a RangeError for anything else. */
export function parseHex(what: string, color: string): Rgb {
  if (!HEX.test(color)) throw new RangeError(`The colour of ${what} is written as #rrggbb or #rgb, not as '${color}'.`);
  const digits = color.slice(1);
  return fromHex(`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`);
}

/** The ramp of a colour with a fixed lightness of its solid step, and whether that is readable and distinct from the page. */
function visibleRamp(seed: RampSeed, mode: ColorMode, contrast: ColorContrast, page: Rgb) {
  const ramp = growRamp(seed, mode, contrast);
  const [solid, hover, on] = [ramp[9], ramp[10], ramp.on].map(fromHex) as [Rgb, Rgb, Rgb];
  const canBeRead = Math.min(contrastRatio(on, solid), contrastRatio(on, hover)) >= TEXT_RATIO[contrast];
  const canBeSeen = Math.min(contrastRatio(solid, page), contrastRatio(hover, page)) >= GROUND_RATIO;
  return { ramp, canBeSeen, isUsable: canBeRead && canBeSeen && ramp[9] !== ramp[10] };
}

/** Inverts black in dark mode and white in light mode, as for ink: a grey in between would look disabled. */
function turnedRound(grown: Ramp, mode: ColorMode): Ramp {
  const { ink } = colorRoleTable;
  return { ...grown, 9: grown[12], 10: ink.solidHover[mode], on: mode === 'light' ? ink.on.light : grown[1] };
}

/** The ramp of a colour whose solid step is that colour, or the nearest one on which text is readable. */
function solidRamp(color: Rgb, mode: ColorMode, contrast: ColorContrast, page: Rgb): Ramp {
  const { lightness, chroma, hue } = rgbToOklch(color);
  const seed: RampSeed = { hue, chroma };
  const exact = visibleRamp({ ...seed, solidLightness: lightness }, mode, contrast, page);
  if (exact.isUsable) return { ...exact.ramp, 9: toHex(color) };
  if (!exact.canBeSeen) {
    if (chroma < GREY_CHROMA) return turnedRound(growRamp(seed, mode, contrast), mode);
    // Darkens a light yellow in light mode and lightens a navy in dark mode, until they are distinct from the page.
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const solidLightness = lightness + (mode === 'light' ? -step : step) / 100;
      const near = visibleRamp({ ...seed, solidLightness }, mode, contrast, page);
      if (near.isUsable) return near.ramp;
    }
  }
  return growRamp(seed, mode, contrast);
}

function neutralSeed({ brand, neutral }: ThemeColors): RampSeed {
  if (neutral === 'pure') return { ...defaultSeeds.neutral, chroma: 0 };
  const leaning = neutral ?? brand;
  if (leaning === undefined) return defaultSeeds.neutral;
  const { hue, chroma } = rgbToOklch(parseHex(neutral ? 'greys' : 'the brand', leaning));
  return { ...defaultSeeds.neutral, hue, chroma: Math.min(defaultSeeds.neutral.chroma, chroma) };
}

function rampsOf(colors: ThemeColors, mode: ColorMode, contrast: ColorContrast): Ramps {
  const neutral = growRamp(neutralSeed(colors), mode, contrast);
  const page = fromHex(neutral[1]);
  const grown = (name: 'brand' | 'sale') => {
    const color = colors[name];
    return color === undefined ? undefined : solidRamp(parseHex(`the ${name}`, color), mode, contrast, page);
  };
  const defaults = growDefaultRamps(mode, contrast);
  return {
    ...defaults,
    neutral,
    accent: grown('brand') ?? defaults.accent,
    sale: grown('sale') ?? defaults.sale,
  };
}

const percents = Array.from({ length: 101 }, (_, index) => index / 100);

/** The nearest lightness at which the colour keeps every minimum contrast of a role; undefined if there is none. */
function solvedColor(
  color: Rgb,
  colors: ColorRoles,
  name: OwnColorRole,
  pairs: readonly PairedRoles[],
): string | undefined {
  const { lightness, chroma, hue } = rgbToOklch(color);
  const near = [...percents].sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness));
  const candidates = [() => toHex(color), ...near.map((percent) => () => toHex(oklchToRgb(percent, chroma, hue)))];
  for (const candidate of candidates) {
    const hex = candidate();
    const tried = withColor(colors, name, hex);
    if (pairs.every((pair) => measuredPair(pair, tried).ratio >= pair.least)) return hex;
  }
  return undefined;
}

const pairsOf = (name: ColorRoleName, contrast: ColorContrast) =>
  pairedRoles[contrast].filter(({ mark, ground }) => mark === name || ground === name);

/** Ramps are solved independently, so a mark may narrowly miss a ratio on greys of another hue. Adjusts such marks. */
function withReadableMarks(colors: ColorRoles, contrast: ColorContrast): ColorRoles {
  let readable = colors;
  for (const pair of pairedRoles[contrast]) {
    const {
      mark,
      ratio,
      least,
      colors: [color],
    } = measuredPair(pair, readable);
    if (ratio >= least || mark === 'scrim') continue;
    const solved = solvedColor(fromHex(color), readable, mark, pairsOf(mark, contrast));
    if (solved) readable = withColor(readable, mark, solved);
  }
  return readable;
}

const ownRoles: ReadonlySet<string> = new Set(listColorRoles().flatMap(({ name }) => (name === 'scrim' ? [] : [name])));

/** Sets the colours of single roles, one after the other. */
function withOwnRoles(
  colors: ColorRoles,
  roles: ThemeColors['roles'],
  mode: ColorMode,
  contrast: ColorContrast,
): ColorRoles {
  let own = colors;
  for (const [name, given] of Object.entries(roles ?? {}) as [OwnColorRole, RoleColor][]) {
    if (!ownRoles.has(name)) throw new RangeError(`There is no colour role '${name}' that a theme can set.`);
    const asked = typeof given === 'string' ? given : given[mode];
    if (asked === undefined) continue;
    const pairs = pairsOf(name, contrast);
    const color = solvedColor(parseHex(name, asked), own, name, pairs);
    if (!color) {
      const on = pairs.map(({ mark, ground }) => (mark === name ? ground : mark)).join(', ');
      throw new RangeError(
        `'${asked}' cannot be the colour of ${name} in ${mode}: no lightness of it can be told from ${on}.`,
      );
    }
    own = withColor(own, name, color);
  }
  return own;
}

function appearanceOf(colors: ThemeColors, mode: ColorMode, contrast: ColorContrast) {
  const ramps = rampsOf(colors, mode, contrast);
  const resolved = resolveColorRoles(mode, ramps, contrast);
  const { solid, solidHover, on } = resolved.accent;
  const hasBrandButtons = colors.brand !== undefined && colors.buttons !== 'ink';
  const grown = hasBrandButtons ? { ...resolved, ink: { solid, solidHover, on } } : resolved;
  const color = withOwnRoles(withReadableMarks(grown, contrast), colors.roles, mode, contrast);
  const appearance: ThemeAppearance = { color, shadow: resolveShadows(mode, ramps, contrast) };
  return { ramps, appearance, moved: movedColors(colors, ramps, color, mode, contrast) };
}

function movedColors(
  { brand, sale, roles = {} }: ThemeColors,
  ramps: Ramps,
  color: ColorRoles,
  mode: ColorMode,
  contrast: ColorContrast,
): MovedColor[] {
  const own = (Object.entries(roles) as [OwnColorRole, RoleColor][]).map(
    ([name, given]) => [name, typeof given === 'string' ? given : given[mode], colorOfRoleName(color, name)] as const,
  );
  return ([['brand', brand, ramps.accent[9]], ['sale', sale, ramps.sale[9]], ...own] as const).flatMap(
    ([name, asked, used]) =>
      asked === undefined || toHex(parseHex(name, asked)) === used ? [] : [{ name, mode, contrast, asked, used }],
  );
}

/**
 * Computes the colours of a theme, for light and dark. Solid areas use the brand and sale colours unchanged if text on them is
 * readable and they are distinct from the page. Otherwise their lightness is adjusted, and `moved` lists the change.
 *
 * @throws RangeError for a colour in another notation, an unknown role, and a colour that no lightness makes readable in its role.
 * @example buildTheme({ brand: '#FFD100' }).light.color.accent.solid // '#ffd100'
 */
export function buildTheme(colors: ThemeColors): Theme {
  const of = (contrast: ColorContrast) => ({
    light: appearanceOf(colors, 'light', contrast),
    dark: appearanceOf(colors, 'dark', contrast),
  });
  const [usual, more] = [of('normal'), of('more')];
  return {
    light: usual.light.appearance,
    dark: usual.dark.appearance,
    more: { light: more.light.appearance, dark: more.dark.appearance },
    ramps: {
      light: usual.light.ramps,
      dark: usual.dark.ramps,
      more: { light: more.light.ramps, dark: more.dark.ramps },
    },
    moved: [usual.light, usual.dark, more.light, more.dark].flatMap(({ moved }) => moved),
  };
}
