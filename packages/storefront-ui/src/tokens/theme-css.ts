import { appearanceVariables, kebab, switches } from './appearance-css.ts';
import { layerOrder } from './layers.ts';
import { density, TARGET } from './scales.ts';
import { buildTheme, type ThemeColors } from './theme.ts';

/** Font families, as in CSS: of text, and of titles. */
export interface ThemeFonts {
  /** Of running text and controls. */
  text?: string | undefined;
  /** Of titles. */
  display?: string | undefined;
}

export interface ThemeCssOptions extends ThemeColors {
  /** Appearance for visitors who chose none by `data-theme`. @default as the device asks */
  mode?: 'light' | 'dark' | undefined;
  /** Factor of all corner radii: 0 is square, 1 as in the house theme. @default unchanged */
  radius?: number | undefined;
  /** Font families, as in CSS. One text names both. @default unchanged */
  font?: string | ThemeFonts | undefined;
  /** Heights of controls and rows where no `data-density` says otherwise. @default unchanged */
  density?: 'comfortable' | 'compact' | undefined;
  /** Selector of the part of the page that has the theme. @default the whole page */
  scope?: string | undefined;
}

type Variables = Readonly<Record<string, string>>;

const declared = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** What would end the declaration, the rule or the element that holds it. */
const UNSAFE = /[{}<;\\]|\/\*/;

/** A quoted text on one line, and a pair of brackets with neither in it. */
const CLOSED = /"[^"\n\r\f]*"|'[^'\n\r\f]*'|\([^()[\]'"]*\)|\[[^()[\]'"]*\]/g;

/** Whether every quote and bracket is closed: one that is not takes the rest of the sheet into its value. */
function isClosed(value: string): boolean {
  const rest = value.replace(CLOSED, '');
  return rest === value ? !/["'()[\]]/.test(value) : isClosed(rest);
}

/** A text that may stand in a rule. Throws a RangeError else. */
export function checkedText(what: string, value: string): string {
  if (UNSAFE.test(value) || !isClosed(value)) throw new RangeError(`The ${what} of a theme cannot be '${value}'.`);
  return value;
}

/** The declaration of a factor for all radii. Throws a RangeError beyond 0 to 10. */
export function radiusDeclaration(radius: number): string {
  if (!(radius >= 0 && radius <= 10)) {
    throw new RangeError(`The radius of a theme is a factor from 0 to 10, not ${radius}.`);
  }
  return `--pm-radius-factor:${radius};`;
}

/** The font families of a theme. Throws a RangeError for what is none. */
export function fontFamilies(font: string | ThemeFonts | undefined): { text?: string; display?: string } {
  const { text, display }: ThemeFonts = typeof font === 'string' ? { text: font, display: font } : (font ?? {});
  return {
    ...(text !== undefined && { text: checkedText('font', text) }),
    ...(display !== undefined && { display: checkedText('font', display) }),
  };
}

/** The declarations of font families. Throws a RangeError for what is none. */
export function fontDeclarations(font: string | ThemeFonts | undefined): string {
  return Object.entries(fontFamilies(font))
    .map(([name, family]) => `--pm-font-${name}:${family};`)
    .join('');
}

/** The declarations of the heights of a density. */
export function densityDeclarations(name: keyof typeof density): string {
  const heights = { ...density[name], target: TARGET };
  return declared(
    Object.fromEntries(Object.entries(heights).map(([part, value]) => [`--pm-size-${kebab(part)}`, value])),
  );
}

/** Colours with a meaning of their own are the same for every brand. */
const STEADY_COLOR = /^--pm-color-(?:scrim|sale|positive|caution|critical|info|rating)/;

/** Where a switch may be turned, and the colours therefore have to be stated again. */
const SWITCHING = '[data-theme],[data-contrast]';

const variableOf = (role: string) => `--pm-color-${role.split('.').map(kebab).join('-')}`;

/** Variables that differ from those of the house by these colours. */
function changedBy({ brand, sale, neutral, roles = {} }: ThemeColors): (variable: string) => boolean {
  const own = new Set(Object.keys(roles).map(variableOf));
  const hasGround = brand !== undefined || neutral !== undefined;
  return (variable) =>
    own.has(variable) ||
    (sale !== undefined && variable.startsWith('--pm-color-sale-')) ||
    (hasGround && !STEADY_COLOR.test(variable));
}

/** The rule of a theme's colours for `part`, a selector, and all in it that has no brand of its own; empty means the page. */
export function colorRule(part: string, colors: ThemeColors): string {
  const isChanged = changedBy(colors);
  const variables = Object.entries(appearanceVariables(buildTheme(colors))).filter(([name]) => isChanged(name));
  if (variables.length === 0) return '';
  const selector = part ? `${part},${part} :is(${SWITCHING}):not([data-theme-scope])` : `:root,${SWITCHING}`;
  return `${selector}{${declared(Object.fromEntries(variables))}}`;
}

/** Rules in the layer of themes, which rules of the shop outside of layers beat. */
export const inThemeLayer = (rules: string): string => (rules ? `${layerOrder}@layer pm.theme{${rules}}` : '');

/**
 * A theme as CSS, for light and dark and for visitors who ask for more contrast. Put it after `styles.css`, into a file of the
 * build or into a `<style>`. It lies in the layer `pm.theme`, so that a variable which the shop sets by itself wins. Contrast holds
 * for any colour; `buildTheme` says which were moved for that.
 *
 * @throws RangeError for a colour in another notation, one that cannot be read in its role, a radius beyond 0 to 10, and texts
 * that are no font family or selector.
 * @example themeCss({ brand: '#e4572e', radius: 0, font: { text: 'Inter, sans-serif', display: 'Georgia, serif' } })
 */
export function themeCss({ mode, radius, font, density: heights, scope, ...colors }: ThemeCssOptions): string {
  // Stronger than the theme of the page.
  const part = scope ? `:root :is(${checkedText('scope', scope)})` : '';
  const place = part || ':root';
  const families = fontDeclarations(font);
  const steady = [
    radius === undefined ? '' : radiusDeclaration(radius),
    families,
    // The page's text has its family from the root, so a part of it states it again.
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
