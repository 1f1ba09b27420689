import type { AppearancePair, Appearances, ThemeAppearance } from './appearance-css.ts';
import { contrastRatio, fromHex, oklchToRgb, type Rgb, rgbToOklch, toHex } from './color-math.ts';
import { measuredPair, type PairedRoles, pairedRoles } from './contrast-pairs.ts';
import { growHouseRamps, houseSeeds, type Ramps } from './house.ts';
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

/** A colour for both appearances, or one for each; without one an appearance keeps its own. `#rrggbb` or `#rgb`. */
export type RoleColor = string | { light?: string | undefined; dark?: string | undefined };

/** Roles that a shop may give a colour of its own: all but the transparent one. */
export type OwnColorRole = Exclude<ColorRoleName, 'scrim'>;

/** What the colours of a theme are grown from. Colours are `#rrggbb` or `#rgb`. */
export interface ThemeColors {
  /** The brand's colour. @default the house's */
  brand?: string | undefined;
  /** Colour of the main buttons: the brand's, or ink as in the house theme. Counts with `brand` only. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
  /** Colour of lowered prices. @default the house's */
  sale?: string | undefined;
  /** Colour that greys lean to, or `pure` for none. @default the brand's */
  neutral?: 'pure' | (string & {}) | undefined;
  /** Colours of single roles; each is moved in lightness until all that is on it, or that it is on, can be read. */
  roles?: Readonly<Partial<Record<OwnColorRole, RoleColor>>> | undefined;
}

/** A colour that was asked for and had to be moved, so that words can be read or an area can be seen. */
export interface MovedColor {
  /** What it was asked for. */
  name: 'brand' | 'sale' | OwnColorRole;
  mode: ColorMode;
  contrast: ColorContrast;
  /** As it was given. */
  asked: string;
  /** As it is shown, `#rrggbb`. */
  used: string;
}

type ByAppearance<Value> = Readonly<Record<ColorMode, Value>>;

/** A theme. Every pair of text and ground has at least 4.5:1 in both appearances. */
export interface Theme extends Appearances {
  /** The same for visitors who ask for more contrast: text has at least 7:1, edges have 4.5:1. */
  more: AppearancePair;
  /** What the roles take their colours from. */
  ramps: ByAppearance<Ramps> & { more: ByAppearance<Ramps> };
  /** Colours that are not shown as they were asked for. */
  moved: readonly MovedColor[];
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
export function parseHex(what: string, color: string): Rgb {
  if (!HEX.test(color)) throw new RangeError(`The colour of ${what} is written as #rrggbb or #rgb, not as '${color}'.`);
  const digits = color.slice(1);
  return fromHex(`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`);
}

/** The ramp of a colour whose solid has a lightness of its own, if words on it can be read and it can be told from the page. */
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

/** The ramp of a colour with meaning: its solid is that colour, or one next to it on which words can be read. */
function solidRamp(color: Rgb, mode: ColorMode, contrast: ColorContrast, page: Rgb): Ramp {
  const { lightness, chroma, hue } = rgbToOklch(color);
  const seed: RampSeed = { hue, chroma };
  const exact = visibleRamp({ ...seed, solidLightness: lightness }, mode, contrast, page);
  if (exact.isUsable) return { ...exact.ramp, 9: toHex(color) };
  if (!exact.canBeSeen) {
    if (chroma < GREY_CHROMA) return turnedRound(growRamp(seed, mode, contrast), mode);
    // A lemon on paper gets a little darker, a navy in the dark a little lighter, until they stand out.
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const solidLightness = lightness + (mode === 'light' ? -step : step) / 100;
      const near = visibleRamp({ ...seed, solidLightness }, mode, contrast, page);
      if (near.isUsable) return near.ramp;
    }
  }
  return growRamp(seed, mode, contrast);
}

function neutralSeed({ brand, neutral }: ThemeColors): RampSeed {
  if (neutral === 'pure') return { ...houseSeeds.neutral, chroma: 0 };
  const leaning = neutral ?? brand;
  if (leaning === undefined) return houseSeeds.neutral;
  const { hue, chroma } = rgbToOklch(parseHex(neutral ? 'greys' : 'the brand', leaning));
  return { ...houseSeeds.neutral, hue, chroma: Math.min(houseSeeds.neutral.chroma, chroma) };
}

function rampsOf(colors: ThemeColors, mode: ColorMode, contrast: ColorContrast): Ramps {
  const neutral = growRamp(neutralSeed(colors), mode, contrast);
  const page = fromHex(neutral[1]);
  const grown = (name: 'brand' | 'sale') => {
    const color = colors[name];
    return color === undefined ? undefined : solidRamp(parseHex(`the ${name}`, color), mode, contrast, page);
  };
  const house = growHouseRamps(mode, contrast);
  return { ...house, neutral, accent: grown('brand') ?? house.accent, sale: grown('sale') ?? house.sale };
}

const percents = Array.from({ length: 101 }, (_, index) => index / 100);

/** The colour nearest in lightness with which a role keeps all of its promises. */
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

/** Ramps are solved by themselves: marks that miss a ratio by a hair on greys of another hue are moved by that. */
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

/** The colours with those of single roles, one after the other. */
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
 * Grows the colours of a theme, for light and dark. A brand's and a sale's own colour is kept for solid areas where words on it
 * can be read and it can be told from the page; otherwise its lightness moves until that holds, and `moved` says so.
 *
 * @throws RangeError for a colour in another notation, a role that there is not, and a colour that no lightness makes readable in its role.
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
