import { kebab } from './appearance-css.ts';
import { oklchToRgb, toHex } from './color-math.ts';
import { listColorRoles } from './roles.ts';
import { buildTheme, type OwnColorRole, type RoleColor, type ThemeColors } from './theme.ts';
import { checkedText, fontFamilies, radiusDeclaration, type ThemeCssOptions } from './theme-css.ts';

/** A theme as a backend stores it: the response of `GET /api/front/store/theme`. */
export interface ThemeJson {
  id: number;
  /** Its name. */
  name: string;
  /** Appearance for visitors who have not chosen one. @default the device's setting */
  mode?: 'light' | 'dark';
  /** Custom properties and their values. */
  tokens: Record<string, string>;
}

/** Options of a theme. */
export type ThemeJsonOptions = Omit<ThemeCssOptions, 'scope'> & {
  /** Its name. */
  name: string;
  /** Its id in the backend. @default 0 */
  id?: number | undefined;
};

/** A token that was ignored. */
export interface IgnoredToken {
  /** Its name. */
  name: string;
  /** Why it was ignored: an unknown name, or a value that it cannot have. */
  reason: 'unknown' | 'value';
}

/** A theme that was read, and the tokens that were ignored. */
export interface ParsedTheme {
  name: string;
  /** Options for `themeCss`, `ThemeStyle` and, without `mode`, `ThemeScope`. */
  options: Omit<ThemeCssOptions, 'scope'>;
  /** In the order of the tokens. */
  ignored: IgnoredToken[];
}

/** Values that backends accept: colours, numbers and font names, nothing that loads a file. */
const VALUE = /^[\w\s#%.,()'"+*/-]{1,200}$/;
const LOADS = /url|image|expression|var\s*\(|\/\*|element\s*\(|attr\s*\(/i;
const isUsable = (value: unknown): value is string =>
  typeof value === 'string' && VALUE.test(value) && !LOADS.test(value);

const roleTokens = new Map(
  listColorRoles().flatMap(({ name }): [string, OwnColorRole][] =>
    name === 'scrim' ? [] : [[`--pm-role-${name.split('.').map(kebab).join('-')}`, name]],
  ),
);
const NONE = 'none';

/** Colours of single roles as tokens: one colour for both appearances, or `light dark`. */
function roleJson(roles: ThemeColors['roles'] = {}): Record<string, string> {
  const entries = [...roleTokens].flatMap(([token, name]) => {
    const given: RoleColor | undefined = roles[name];
    if (given === undefined) return [];
    return [[token, typeof given === 'string' ? given : `${given.light ?? NONE} ${given.dark ?? NONE}`]];
  });
  return Object.fromEntries(entries);
}

/**
 * A theme for a backend: its colours and a few factors, from which `parseThemeJson` and `themeCss` compute the rest.
 *
 * @throws RangeError for values that `themeCss` rejects, and for font names with characters that backends do not accept.
 * @example themeJson({ name: 'Autumn', brand: '#e4572e', radius: 0 })
 */
export function themeJson({ name, id = 0, mode, radius, font, density, ...colors }: ThemeJsonOptions): ThemeJson {
  buildTheme(colors);
  if (radius !== undefined) radiusDeclaration(radius);
  const { brand, buttons, sale, neutral, roles } = colors;
  const tokens: Record<string, string> = {
    ...(brand !== undefined && { '--pm-brand': brand.toLowerCase() }),
    ...(buttons !== undefined && { '--pm-buttons': buttons }),
    ...(sale !== undefined && { '--pm-sale': sale.toLowerCase() }),
    ...(neutral !== undefined && { '--pm-neutral': neutral.toLowerCase() }),
    ...roleJson(roles),
    ...(radius !== undefined && { '--pm-radius-factor': String(radius) }),
    ...(density !== undefined && { '--pm-density': density }),
  };
  for (const [family, names] of Object.entries(fontFamilies(font))) {
    if (!isUsable(names)) throw new RangeError(`The font of a theme cannot be '${names}'.`);
    tokens[`--pm-font-${family}`] = names;
  }
  return { id, name, ...(mode && { mode }), tokens };
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i;

/** A colour as `#rrggbb`; undefined if it is transparent or not a colour. */
function hexOf(color: string): string | undefined {
  if (HEX.test(color)) return color.toLowerCase();
  const [, red, green, blue] = RGB.exec(color) ?? [];
  if (red) {
    const channels = [Number(red), Number(green), Number(blue)] as const;
    return channels.every((channel) => channel <= 255) ? toHex(channels) : undefined;
  }
  const [, lightness, percent, chroma, hue] = OKLCH.exec(color) ?? [];
  if (!lightness) return undefined;
  const share = Number(lightness) / (percent ? 100 : 1);
  if (!(share <= 1 && Number(chroma) <= 0.5 && Number.isFinite(Number(hue)))) return undefined;
  return toHex(oklchToRgb(share, Number(chroma), Number(hue)));
}

type Reader = (value: string, options: ParsedTheme['options']) => boolean;

const readFont =
  (name: 'text' | 'display'): Reader =>
  (value, options) => {
    try {
      checkedText('font', value);
    } catch {
      return false;
    }
    options.font = { ...(options.font as object | undefined), [name]: value };
    return true;
  };

const readColor =
  (name: 'brand' | 'sale' | 'neutral'): Reader =>
  (value, options) => {
    const color = name === 'neutral' && value === 'pure' ? value : hexOf(value.trim());
    if (color) options[name] = color;
    return color !== undefined;
  };

const readRole =
  (name: OwnColorRole): Reader =>
  (value, options) => {
    const both = hexOf(value.trim());
    const [light = '', dark = '', ...rest] = value.trim().split(' ');
    const each = { light: hexOf(light), dark: hexOf(dark) };
    const isPair = rest.length === 0 && (each.light || light === NONE) && (each.dark || dark === NONE);
    if (!both && !isPair) return false;
    options.roles = { ...options.roles, [name]: both ?? each };
    return true;
  };

/** A reader for each known token. Colours set roles, so that their contrast is checked, never a single variable. */
const readers: Readonly<Record<string, Reader>> = {
  '--pm-color-accent-solid': readColor('brand'),
  '--pm-brand': readColor('brand'),
  '--pm-sale': readColor('sale'),
  '--pm-neutral': readColor('neutral'),
  ...Object.fromEntries([...roleTokens].map(([token, name]) => [token, readRole(name)])),
  '--pm-density': (value, options) => {
    if (value !== 'comfortable' && value !== 'compact') return false;
    options.density = value;
    return true;
  },
  '--pm-buttons': (value, options) => {
    if (value !== 'brand' && value !== 'ink') return false;
    options.buttons = value;
    return true;
  },
  '--pm-radius-factor': (value, options) => {
    const factor = /^\d/.test(value) ? Number(value) : Number.NaN;
    if (!(factor >= 0 && factor <= 10)) return false;
    options.radius = factor;
    return true;
  },
  '--pm-font-text': readFont('text'),
  '--pm-font-display': readFont('display'),
};

/** Whether every single role has a colour that is readable together with the others. */
function canBeBuilt({ roles, ...options }: ParsedTheme['options']): boolean {
  if (!roles) return true;
  try {
    buildTheme({ ...options, roles });
    return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a theme from a backend. Never throws: unknown or hostile tokens are ignored and returned in `ignored`.
 *
 * @example const { options, ignored } = parseThemeJson(await client.store.theme()); themeCss(options)
 */
export function parseThemeJson(json: unknown): ParsedTheme {
  const theme = isRecord(json) ? json : {};
  const tokens = isRecord(theme.tokens) ? theme.tokens : {};
  const options: ParsedTheme['options'] = {};
  if (theme.mode === 'light' || theme.mode === 'dark') options.mode = theme.mode;
  const taken = Object.keys(readers).filter((name) => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    return isUsable(value) && readers[name]?.(value, options);
  });
  const hasUsableRoles = canBeBuilt(options);
  if (!hasUsableRoles) delete options.roles;
  const isTaken = (name: string) => taken.includes(name) && (hasUsableRoles || !roleTokens.has(name));
  const ignored = Object.keys(tokens).flatMap((name): IgnoredToken[] =>
    isTaken(name) ? [] : [{ name, reason: Object.hasOwn(readers, name) ? 'value' : 'unknown' }],
  );
  return { name: typeof theme.name === 'string' ? theme.name : '', options, ignored };
}
