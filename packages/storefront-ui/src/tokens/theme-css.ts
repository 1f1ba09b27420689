import { type BrandThemeOptions, buildBrandTheme, type ThemeAppearance } from './brand-theme.ts';

export interface ThemeCssOptions extends BrandThemeOptions {
  /** The brand's colour, `#rrggbb` or `#rgb`. */
  brand: string;
  /** Factor of all corner radii: 0 is square, 1 as in the house theme. @default unchanged */
  radius?: number | undefined;
  /** Font families, as in CSS. One text names both. @default unchanged */
  font?: string | { text?: string | undefined; display?: string | undefined } | undefined;
  /** Selector of the part of the page that has the theme. @default the whole page */
  scope?: string | undefined;
}

type Values = { readonly [name: string]: string | Values };

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: Values, prefix: string): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const variable = `${prefix}-${kebab(name)}`;
    return typeof value === 'string' ? [`${variable}:${value};`] : declarations(value, variable);
  });

/** What would end the declaration, the rule or the element that holds it. */
const UNSAFE = /[{}<;\\]|\/\*/;

function checked(what: string, value: string): string {
  if (UNSAFE.test(value)) throw new RangeError(`The ${what} of a theme cannot be '${value}'.`);
  return value;
}

function steadyValues({ radius, font }: ThemeCssOptions): string {
  if (radius !== undefined && !(radius >= 0 && radius <= 10)) {
    throw new RangeError(`The radius of a theme is a factor from 0 to 10, not ${radius}.`);
  }
  const fonts = typeof font === 'string' ? { text: font, display: font } : (font ?? {});
  return [
    ...(radius === undefined ? [] : [`--pm-radius-factor:${radius};`]),
    ...Object.entries(fonts).flatMap(([name, family]) =>
      family === undefined ? [] : [`--pm-font-${name}:${checked('font', family)};`],
    ),
  ].join('');
}

const appearanceValues = (mode: 'light' | 'dark', { color, shadow }: ThemeAppearance) =>
  `color-scheme:${mode};${[...declarations(color as Values, '--pm-color'), ...declarations({ ...shadow }, '--pm-shadow')].join('')}`;

/**
 * A theme as CSS: light, dark by `data-theme` and dark by the visitor's preference. Put it after `styles.css`, into a file of the
 * build or into a `<style>`. Contrast holds for any brand, see `buildBrandTheme`.
 *
 * @throws RangeError for a colour in another notation, a radius beyond 0 to 10, and texts that are no font family or selector.
 * @example themeCss({ brand: '#e4572e', radius: 0, font: 'Georgia, serif' })
 */
export function themeCss(options: ThemeCssOptions): string {
  const { light, dark } = buildBrandTheme(options.brand, options);
  const scope = options.scope && checked('scope', options.scope);
  const part = scope ? `:is(${scope})` : '';
  const lightValues = appearanceValues('light', light);
  const darkValues = appearanceValues('dark', dark);
  const selectors = scope
    ? {
        light: `${part},[data-theme="light"] ${part},${part}[data-theme="light"]`,
        dark: `[data-theme="dark"] ${part},${part}[data-theme="dark"]`,
        preferred: `:root:not([data-theme]) ${part}:not([data-theme])`,
      }
    : { light: ':root,[data-theme="light"]', dark: '[data-theme="dark"]', preferred: ':root:not([data-theme])' };
  const steady = steadyValues(options);
  return [
    `${selectors.light}{${lightValues}}`,
    `${selectors.dark}{${darkValues}}`,
    `@media (prefers-color-scheme: dark){${selectors.preferred}{${darkValues}}}`,
    ...(steady ? [`${part || ':root'}{${steady}}`] : []),
  ].join('\n');
}
