import type { AppearancePair, ThemeAppearance } from './appearance-css.ts';
import { buildBrandTheme } from './brand-theme.ts';
import { fromHex, toHex } from './color-math.ts';
import { growHouseRamps } from './house.ts';
import type { ColorContrast, ColorMode } from './ramp.ts';
import { listColorRoles, resolveColorRoles } from './roles.ts';
import {
  breakpoint,
  contentWidth,
  density,
  duration,
  easing,
  font,
  layer,
  radiusBase,
  space,
  text,
  weight,
} from './scales.ts';
import { resolveShadows } from './shadows.ts';
import { fontFamilies, type ThemeCssOptions } from './theme-css.ts';

/** One token in the format of the Design Tokens Community Group. */
export interface DesignToken {
  $type:
    | 'color'
    | 'shadow'
    | 'dimension'
    | 'duration'
    | 'cubicBezier'
    | 'fontFamily'
    | 'fontWeight'
    | 'typography'
    | 'number';
  $value: unknown;
  /** What it is for. */
  $description?: string;
  /** What CSS knows and the format does not: a size that grows with the viewport, its name as a variable. */
  $extensions: { 'com.promenade.css': { variable: string; value?: string } };
}

/** Tokens by name, in groups. */
export interface DesignTokenGroup {
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

const css = (variable: string, value?: string): DesignToken['$extensions'] => ({
  'com.promenade.css': { variable: `--pm-${variable}`, ...(value && { value }) },
});
const kebab = (name: string) => name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const round = (value: number) => Math.round(value * 10_000) / 10_000;

const RGB = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

/** `#rrggbb` or `rgb(r g b / a)` as the object of the format's colour module. */
function colorValue(color: string) {
  const [, red, green, blue, alpha] = RGB.exec(color) ?? [];
  const channels = red ? ([Number(red), Number(green), Number(blue)] as const) : fromHex(color);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha: alpha ? Number(alpha) : 1,
    hex: toHex(channels),
  };
}

const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value: round(value), unit: 'rem' });

/** A length of CSS. Of one that grows with the viewport, the largest. */
function dimension(length: string): { value: ReturnType<typeof rem>; fluid: string | undefined } {
  const largest = /^clamp\(.*?([\d.]+)rem\)$/.exec(length)?.[1];
  return { value: rem(Number.parseFloat(largest ?? length)), fluid: largest ? length : undefined };
}

/** Layers of `0 0 0 1px #rrggbb, 0 1px 2px rgb(…)`. */
function shadowValue(shadow: string) {
  return shadow.split(/,\s*(?=-?\d)/).map((part) => {
    const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(part) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
    return {
      color: colorValue(color),
      ...{ offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) },
    };
  });
}

/** Puts a token at a dotted name. */
function put(group: DesignTokenGroup, path: string, token: DesignToken): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let place = group;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as DesignTokenGroup;
  }
  place[last] = token;
}

function valueAt(tree: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], tree);
  return String(value);
}

function appearanceTokens({ color, shadow }: ThemeAppearance): DesignTokenGroup {
  const colors: DesignTokenGroup = {};
  for (const { name, use } of listColorRoles()) {
    put(colors, name, {
      $type: 'color',
      $value: colorValue(valueAt(color, name)),
      $description: use,
      $extensions: css(`color-${kebab(name)}`),
    });
  }
  const uses: Record<keyof typeof shadow, string> = {
    flat: 'What lies on the page: an edge only.',
    raised: 'What floats a little: a sticky header, a card under a pointer.',
    floating: 'What floats above the page: menus, toasts.',
    modal: 'What blocks the page: dialogs, drawers.',
  };
  const shadows = Object.entries(shadow).map(([name, value]) => [
    name,
    {
      $type: 'shadow',
      $value: shadowValue(value),
      $description: uses[name as keyof typeof uses],
      $extensions: css(`shadow-${name}`),
    } satisfies DesignToken,
  ]);
  return { color: colors, shadow: Object.fromEntries(shadows) };
}

function houseAppearances(contrast: ColorContrast): AppearancePair {
  const appearance = (mode: ColorMode): ThemeAppearance => {
    const ramps = growHouseRamps(mode, contrast);
    return { color: resolveColorRoles(mode, ramps, contrast), shadow: resolveShadows(mode, ramps, contrast) };
  };
  return { light: appearance('light'), dark: appearance('dark') };
}

type Scale = Readonly<Record<string, string | number>>;

/** A group of one scale, each token named as its variable. */
function scaleTokens(
  scale: Scale,
  prefix: string,
  describe: (name: string) => string,
  token: (value: string | number) => Pick<DesignToken, '$type' | '$value'> & { fluid?: string | undefined },
): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(scale).map(([name, value]) => {
      const { fluid, ...typed } = token(value);
      return [name, { ...typed, $description: describe(name), $extensions: css(`${prefix}-${kebab(name)}`, fluid) }];
    }),
  );
}

const lengthToken = (length: string | number) => {
  const { value, fluid } = dimension(String(length));
  return { $type: 'dimension' as const, $value: value, fluid };
};
const listOf = (families: string) => families.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));

function textTokens(families: Record<'text' | 'display', string>): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(text).map(([step, { size, line, tracking, use }]) => {
      const isTitle = step.startsWith('title') || step === 'display';
      const { value, fluid } = dimension(size);
      const $value = {
        fontFamily: listOf(isTitle ? families.display : families.text),
        fontSize: value,
        fontWeight: Number(isTitle ? weight.strong : weight.regular),
        letterSpacing: rem(value.value * Number.parseFloat(tracking)),
        lineHeight: Number(line),
      };
      const token: DesignToken = {
        ...{ $type: 'typography', $value, $description: `${use}.` },
        $extensions: css(`text-${step}-size`, fluid),
      };
      return [step, token];
    }),
  );
}

export type DesignTokensOptions = Pick<ThemeCssOptions, 'brand' | 'buttons' | 'radius' | 'font'>;

/**
 * The theme in the format of the Design Tokens Community Group (2025.10), for Figma, Style Dictionary, Tokens Studio and their like:
 * colours and shadows by appearance, and all scales. Not for the web: that is `styles.css`, with `themeCss` for a brand.
 *
 * @throws RangeError for what `themeCss` refuses.
 * @example writeFileSync('tokens.json', JSON.stringify(designTokens(), null, 2))
 */
export function designTokens({ brand, buttons, radius = 1, font: fonts }: DesignTokensOptions = {}): DesignTokenGroup {
  const theme = brand === undefined ? undefined : buildBrandTheme(brand, { buttons });
  const normal = theme ?? houseAppearances('normal');
  const more = theme?.more ?? houseAppearances('more');
  const families = { ...font, ...fontFamilies(fonts) };
  const lengths = (scale: Scale, prefix: string, describe: (name: string) => string) =>
    scaleTokens(scale, prefix, describe, lengthToken);
  return {
    $description: 'Design tokens of storefront-ui. Names are those of its CSS variables.',
    light: appearanceTokens(normal.light),
    dark: appearanceTokens(normal.dark),
    'light-more-contrast': appearanceTokens(more.light),
    'dark-more-contrast': appearanceTokens(more.dark),
    space: lengths(space, 'space', (name) =>
      /^\d/.test(name)
        ? 'A distance on the grid of 4 px: the name times 4 px.'
        : 'A distance that grows with the viewport.',
    ),
    text: textTokens(families),
    font: scaleTokens(
      families,
      'font',
      (name) => `Family of ${name === 'display' ? 'titles' : name}.`,
      (value) => ({
        $type: 'fontFamily',
        $value: listOf(String(value)),
      }),
    ),
    weight: scaleTokens(
      weight,
      'weight',
      (name) => `The ${name} weight of text.`,
      (value) => ({
        $type: 'fontWeight',
        $value: Number(value),
      }),
    ),
    radius: scaleTokens(
      radiusBase,
      'radius',
      (name) => `Corners of a ${name}.`,
      (value) => ({
        $type: 'dimension',
        $value: px(Number(value) * radius),
      }),
    ),
    duration: scaleTokens(
      duration,
      'duration',
      (name) => `How long a ${name} movement takes.`,
      (value) => ({
        $type: 'duration',
        $value: { value: Number(value), unit: 'ms' },
      }),
    ),
    easing: scaleTokens(
      easing,
      'easing',
      (name) => `Course of a movement: ${name}.`,
      (value) => ({
        $type: 'cubicBezier',
        $value: (String(value).match(/[\d.]+/g) ?? []).map(Number),
      }),
    ),
    size: {
      comfortable: lengths(density.comfortable, 'size', (name) => `Height of a ${name}.`),
      compact: lengths(density.compact, 'size', (name) => `Height of a ${name} where much is shown.`),
    },
    width: lengths(contentWidth, 'width', (name) => `Width of ${name} content.`),
    layer: scaleTokens(
      layer,
      'layer',
      (name) => `Stacking order: ${name}.`,
      (value) => ({
        $type: 'number',
        $value: Number(value),
      }),
    ),
    breakpoint: scaleTokens(
      breakpoint,
      'breakpoint',
      () => 'Width from which a layout may change.',
      (value) => ({
        $type: 'dimension',
        $value: px(Number(value)),
      }),
    ),
  };
}
