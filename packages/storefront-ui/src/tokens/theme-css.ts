import { appearanceVariables, kebab, switches } from './appearance-css.ts';
import { layerOrder } from './layers.ts';
import { density, TARGET } from './scales.ts';
import { buildTheme, type ThemeColors } from './theme.ts';

/** CSS font families for text and for titles. */
export interface ThemeFonts {
  /** For running text and controls. */
  text?: string | undefined;
  /** For titles. */
  display?: string | undefined;
}

export interface ThemeCssOptions extends ThemeColors {
  /** Appearance for visitors who have not chosen one by `data-theme`. @default the device's setting */
  mode?: 'light' | 'dark' | undefined;
  /** Factor of all corner radii: 0 is square, 1 as in the default theme. @default unchanged */
  radius?: number | undefined;
  /** CSS font families. A string sets both. @default unchanged */
  font?: string | ThemeFonts | undefined;
  /** Heights of controls and rows, unless `data-density` says otherwise. @default unchanged */
  density?: 'comfortable' | 'compact' | undefined;
  /** Selector of the part of the page that gets the theme. @default the whole page */
  scope?: string | undefined;
}

type Variables = Readonly<Record<string, string>>;

const declared = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Characters that would end the declaration, the rule or the style element. */
const UNSAFE = /[{}<;\\]|\/\*/;

/** A quoted string on one line, or a pair of brackets that contains neither quotes nor brackets. */
const CLOSED = /"[^"\n\r\f]*"|'[^'\n\r\f]*'|\([^()[\]'"]*\)|\[[^()[\]'"]*\]/g;

/** Whether every quote and bracket is closed. An open one would extend the value to the rest of the stylesheet. */
function isClosed(value: string): boolean {
  const rest = value.replace(CLOSED, '');
  return rest === value ? !/["'()[\]]/.test(value) : isClosed(rest);
}

/** Returns a text that is safe in a rule. Throws a RangeError otherwise. */
export function checkedText(what: string, value: string): string {
  if (UNSAFE.test(value) || !isClosed(value)) throw new RangeError(`The ${what} of a theme cannot be '${value}'.`);
  return value;
}

/** The declaration of the radius factor. Throws a RangeError outside 0 to 10. */
export function radiusDeclaration(radius: number): string {
  if (!(radius >= 0 && radius <= 10)) {
    throw new RangeError(`The radius of a theme is a factor from 0 to 10, not ${radius}.`);
  }
  return `--pm-radius-factor:${radius};`;
}

/** The font families of a theme. Throws a RangeError for an invalid family. */
export function fontFamilies(font: string | ThemeFonts | undefined): { text?: string; display?: string } {
  const { text, display }: ThemeFonts = typeof font === 'string' ? { text: font, display: font } : (font ?? {});
  return {
    ...(text !== undefined && { text: checkedText('font', text) }),
    ...(display !== undefined && { display: checkedText('font', display) }),
  };
}

/** The declarations of font families. Throws a RangeError for an invalid family. */
export function fontDeclarations(font: string | ThemeFonts | undefined): string {
  return Object.entries(fontFamilies(font))
    .map(([name, family]) => `--pm-font-${name}:${family};`)
    .join('');
}

/** The declarations of a density's heights. */
export function densityDeclarations(name: keyof typeof density): string {
  const heights = { ...density[name], target: TARGET };
  return declared(
    Object.fromEntries(Object.entries(heights).map(([part, value]) => [`--pm-size-${kebab(part)}`, value])),
  );
}

/** Colours with a fixed meaning are the same for every brand. */
const STEADY_COLOR = /^--pm-color-(?:scrim|sale|positive|caution|critical|info|rating)/;

/** Elements that can change a switch, so that the colours must be declared again there. */
const SWITCHING = '[data-theme],[data-contrast]';

const variableOf = (role: string) => `--pm-color-${role.split('.').map(kebab).join('-')}`;

/** Returns whether a variable differs from the default theme when these colours are set. */
function changedBy({ brand, sale, neutral, roles = {} }: ThemeColors): (variable: string) => boolean {
  const own = new Set(Object.keys(roles).map(variableOf));
  const hasGround = brand !== undefined || neutral !== undefined;
  return (variable) =>
    own.has(variable) ||
    (sale !== undefined && variable.startsWith('--pm-color-sale-')) ||
    (hasGround && !STEADY_COLOR.test(variable));
}

/** The rule of a theme's colours for the selector `part` and its content, except nested theme scopes; an empty `part` means the page. */
export function colorRule(part: string, colors: ThemeColors): string {
  const isChanged = changedBy(colors);
  const variables = Object.entries(appearanceVariables(buildTheme(colors))).filter(([name]) => isChanged(name));
  if (variables.length === 0) return '';
  const selector = part ? `${part},${part} :is(${SWITCHING}):not([data-theme-scope])` : `:root,${SWITCHING}`;
  return `${selector}{${declared(Object.fromEntries(variables))}}`;
}

/** Puts rules into the layer of themes. The shop's rules outside of layers win over it. */
export const inThemeLayer = (rules: string): string => (rules ? `${layerOrder}@layer pm.theme{${rules}}` : '');

/**
 * A theme as CSS, for light and dark and for visitors who prefer more contrast. Put it after `styles.css`, into a file of the
 * build or into a `<style>`. It is in the layer `pm.theme`, so variables that the shop sets itself win over it. The minimum
 * contrast holds for any colour; `buildTheme` returns the colours that had to be adjusted.
 *
 * @throws RangeError for a colour in another notation, a colour that is not readable in its role, a radius outside 0 to 10, and
 * invalid font families or selectors.
 * @example themeCss({ brand: '#e4572e', radius: 0, font: { text: 'Inter, sans-serif', display: 'Georgia, serif' } })
 */
export function themeCss({ mode, radius, font, density: heights, scope, ...colors }: ThemeCssOptions): string {
  // More specific than the theme of the page.
  const part = scope ? `:root :is(${checkedText('scope', scope)})` : '';
  const place = part || ':root';
  const families = fontDeclarations(font);
  const steady = [
    radius === undefined ? '' : radiusDeclaration(radius),
    families,
    // Text inherits the font family from the root, so a part of the page declares it again.
    part && families.includes('-text:') ? 'font-family:var(--pm-font-text);' : '',
  ].join('');
  const rules = [
    colorRule(part, colors),
    mode && `@media screen{${place}:not([data-theme]){color-scheme:${mode};${declared(switches[mode])}}}`,
    heights && `${place}:not([data-density]){${densityDeclarations(heights)}}`,
    steady && `${place}{${steady}}`,
  ];
  return inThemeLayer(rules.filter(Boolean).join('\n'));
}
