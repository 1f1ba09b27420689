import { kebab, type ThemeAppearance } from './appearance-css.ts';
import { fromHex, toHex } from './color-math.ts';
import type { RampName, Ramps } from './default-ramps.ts';
import type { ColorContrast, ColorMode, Ramp } from './ramp.ts';
import { type ColorRoleName, colorOfRoleName, listColorRoles } from './roles.ts';
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
import { buildTheme } from './theme.ts';
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
  /** A value of its type, or an alias of another token: `{ramp.neutral.12}`. */
  $value: unknown;
  /** Description of its use. */
  $description?: string;
  /** Data that the format does not cover: the name of its CSS variable, and a value that grows with the viewport. */
  $extensions?: { 'com.promenade.css': { variable: string; value?: string } };
}

/** Tokens by name, in groups. */
export interface DesignTokenGroup {
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

const css = (variable: string, value?: string): NonNullable<DesignToken['$extensions']> => ({
  'com.promenade.css': { variable: `--pm-${variable}`, ...(value && { value }) },
});
/** Converts a name to the spelling of other tools: `text.onAccent` becomes `text.on-accent`. */
const pathOf = (name: string) => name.split('.').map(kebab).join('.');
const variableOf = (name: string) => pathOf(name).replaceAll('.', '-');
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

/** A CSS length as a dimension. A length that grows with the viewport becomes its largest value. */
function dimension(length: string): { value: ReturnType<typeof rem>; fluid: string | undefined } {
  const largest = /^clamp\(.*?([\d.]+)rem\)$/.exec(length)?.[1];
  return { value: rem(Number.parseFloat(largest ?? length)), fluid: largest ? length : undefined };
}

/** Steps of the greys that lines use. */
const LINES = ['6', '8'] as const;

/** Converts a CSS shadow to layers: `0 0 0 1px #rrggbb, 0 1px 2px rgb(…)`. */
function shadowValue(shadow: string, { neutral }: Ramps) {
  return shadow.split(/,\s*(?=-?\d)/).map((part) => {
    const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(part) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
    const line = LINES.find((step) => neutral[step] === color);
    return {
      color: line ? `{ramp.neutral.${line}}` : colorValue(color),
      ...{ offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) },
    };
  });
}

/** Adds a token under a dotted name. */
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

const stepUses: Readonly<Record<keyof Ramp, string>> = {
  1: 'Page.',
  2: 'Subtle ground.',
  3: 'Ground of a component.',
  4: 'The same under a pointer.',
  5: 'The same while pressed.',
  6: 'Hairline.',
  7: 'Border.',
  8: 'Border of a control, focus ring.',
  9: 'Solid ground.',
  10: 'Solid ground under a pointer.',
  11: 'Text.',
  12: 'Strong text.',
  on: 'Text on the solid ground.',
};

function rampTokens(ramps: Ramps): DesignTokenGroup {
  const ramp = (colors: Ramp): DesignTokenGroup =>
    Object.fromEntries(
      (Object.entries(colors) as [keyof Ramp & string, string][]).map(([step, color]) => [
        step,
        { $type: 'color', $value: colorValue(color), $description: stepUses[step] },
      ]),
    );
  return Object.fromEntries(
    (Object.entries(ramps) as [RampName, Ramp][]).map(([name, colors]) => [name, ramp(colors)]),
  );
}

/** Steps that the main buttons use in the brand's colour. */
const BRAND_BUTTON = ['accent.9', 'accent.10', 'accent.on'];

/** The step of a ramp that a role refers to, or undefined if the role has a separate colour. */
function aliasOf(name: ColorRoleName, source: string, color: string, ramps: Ramps): string | undefined {
  return [source, ...(name.startsWith('ink.') ? BRAND_BUTTON : [])].find((reference) => {
    const [ramp, step] = reference.split('.') as [RampName, keyof Ramp];
    return ramps[ramp]?.[step] === color;
  });
}

/** The tokens of one mode: its ramps, its roles as aliases, and its shadows. */
function appearanceTokens(
  { color, shadow }: ThemeAppearance,
  ramps: Ramps,
  mode: ColorMode,
  contrast: ColorContrast,
): DesignTokenGroup {
  const colors: DesignTokenGroup = {};
  for (const { name, use, source } of listColorRoles()) {
    const value = colorOfRoleName(color, name);
    const alias = aliasOf(name, source(mode, contrast), value, ramps);
    put(colors, pathOf(name), {
      $type: 'color',
      $value: alias ? `{ramp.${alias}}` : colorValue(value),
      $description: use,
      $extensions: css(`color-${variableOf(name)}`),
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
      $value: shadowValue(value, ramps),
      $description: uses[name as keyof typeof uses],
      $extensions: css(`shadow-${name}`),
    } satisfies DesignToken,
  ]);
  return { ramp: rampTokens(ramps), color: colors, shadow: Object.fromEntries(shadows) };
}

type Scale = Readonly<Record<string, string | number>>;

/** The tokens of one scale, each named like its variable. */
function scaleTokens(
  scale: Scale,
  prefix: string,
  describe: (name: string) => string,
  token: (value: string | number) => Pick<DesignToken, '$type' | '$value'> & { fluid?: string | undefined },
): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(scale).map(([name, value]) => {
      const { fluid, ...typed } = token(value);
      return [
        kebab(name),
        { ...typed, $description: describe(name), $extensions: css(`${prefix}-${kebab(name)}`, fluid) },
      ];
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

export type DesignTokensOptions = Pick<
  ThemeCssOptions,
  'brand' | 'buttons' | 'sale' | 'neutral' | 'roles' | 'radius' | 'font'
>;

/** Colour modes, each of which has a file. */
export const colorModes = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'] as const;

/** Describes how the files combine to a theme: a document of the format's resolver module. */
export interface TokenResolver {
  name: string;
  version: '2025.10';
  sets: Record<string, { description: string; sources: { $ref: string }[] }>;
  modifiers: Record<string, { description: string; contexts: Record<string, { $ref: string }[]>; default: string }>;
  resolutionOrder: { $ref: string }[];
}

/** Token files by name. */
export interface DesignTokenFiles {
  /** Scales that are the same in all modes. */
  'base.json': DesignTokenGroup;
  'light.json': DesignTokenGroup;
  'dark.json': DesignTokenGroup;
  'light-more-contrast.json': DesignTokenGroup;
  'dark-more-contrast.json': DesignTokenGroup;
  'comfortable.json': DesignTokenGroup;
  'compact.json': DesignTokenGroup;
  'resolver.json': TokenResolver;
}

const file = (name: string) => ({ $ref: `./${name}.json` });
const contextsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, [file(name)]]));

const resolver: TokenResolver = {
  name: 'storefront-ui',
  version: '2025.10',
  sets: { base: { description: 'Scales that are the same in all modes.', sources: [file('base')] } },
  modifiers: {
    appearance: { description: 'Colours and shadows.', contexts: contextsOf(colorModes), default: 'light' },
    density: {
      description: 'Heights of controls and rows.',
      contexts: contextsOf(['comfortable', 'compact']),
      default: 'comfortable',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/appearance' }, { $ref: '#/modifiers/density' }],
};

const radiusUses: Readonly<Record<keyof typeof radiusBase, string>> = {
  small: 'Corners of small things inside others: focus rings, placeholders.',
  control: 'Corners of buttons and fields.',
  card: 'Corners of cards and pictures.',
  sheet: 'Corners of dialogs and drawers.',
};
const durationUses: Readonly<Record<keyof typeof duration, string>> = {
  instant: 'A response to a press or pointer.',
  fast: 'A change of colour, and what leaves.',
  base: 'Small surfaces that enter: menus, toasts.',
  slow: 'Large surfaces that enter: drawers.',
};
const heightUses: Readonly<Record<keyof typeof density.comfortable, string>> = {
  control: 'Height of buttons and fields.',
  controlSmall: 'Height of small buttons and chips.',
  row: 'Height of a row in a list.',
};

const layerUses: Readonly<Record<keyof typeof layer, string>> = {
  base: 'the page',
  sticky: 'sticky headers',
  streaming: 'the streaming window',
  drawer: 'drawers',
  dialog: 'dialogs',
  toast: 'toasts',
};

/** Scales that are the same in all modes. */
function baseTokens(radius: number, families: Readonly<Record<keyof typeof font, string>>): DesignTokenGroup {
  return {
    space: scaleTokens(
      space,
      'space',
      (name) =>
        /^\d/.test(name)
          ? 'A distance on the grid of 4 px: the name times 4 px.'
          : 'A distance that grows with the viewport.',
      lengthToken,
    ),
    text: textTokens(families),
    font: scaleTokens(
      families,
      'font',
      (name) =>
        `Font family of ${{ display: 'titles', text: 'running text and controls', code: 'code' }[name] ?? name}.`,
      (value) => ({ $type: 'fontFamily', $value: listOf(String(value)) }),
    ),
    weight: scaleTokens(
      weight,
      'weight',
      (name) => `The ${name} weight of text.`,
      (value) => ({ $type: 'fontWeight', $value: Number(value) }),
    ),
    radius: scaleTokens(
      radiusBase,
      'radius',
      (name) => radiusUses[name as keyof typeof radiusBase],
      (value) => ({ $type: 'dimension', $value: px(Number(value) * radius) }),
    ),
    duration: scaleTokens(
      duration,
      'duration',
      (name) => durationUses[name as keyof typeof duration],
      (value) => ({ $type: 'duration', $value: { value: Number(value), unit: 'ms' } }),
    ),
    easing: scaleTokens(
      easing,
      'easing',
      (name) =>
        ({ standard: 'What moves from place to place.', enter: 'What enters.', exit: 'What leaves.' })[name] ?? '',
      (value) => ({ $type: 'cubicBezier', $value: (String(value).match(/[\d.]+/g) ?? []).map(Number) }),
    ),
    width: scaleTokens(contentWidth, 'width', (name) => `Width of ${name} content.`, lengthToken),
    layer: scaleTokens(
      layer,
      'layer',
      (name) => `Stacking order of ${layerUses[name as keyof typeof layer]}.`,
      (value) => ({ $type: 'number', $value: Number(value) }),
    ),
    breakpoint: scaleTokens(
      breakpoint,
      'breakpoint',
      () => 'Width from which a layout may change.',
      (value) => ({ $type: 'dimension', $value: px(Number(value)) }),
    ),
  };
}

/**
 * A theme as files in the format of the Design Tokens Community Group (2025.10), for Figma, Style Dictionary, Terrazzo, Tokens
 * Studio and similar tools. Each mode has a file with the same names in it: ramps, and roles as aliases of their steps.
 * Not for web pages: use `styles.css`, with `themeCss` for a brand.
 *
 * @throws RangeError for values that `themeCss` rejects.
 * @example for (const [name, file] of Object.entries(designTokens({ brand: '#e4572e' }))) writeFileSync(name, JSON.stringify(file));
 */
export function designTokens({ radius = 1, font: fonts, ...seeds }: DesignTokensOptions = {}): DesignTokenFiles {
  const { light, dark, more, ramps } = buildTheme(seeds);
  const size = (name: keyof typeof density) => ({
    size: scaleTokens(density[name], 'size', (part) => heightUses[part as keyof typeof heightUses], lengthToken),
  });
  return {
    'base.json': baseTokens(radius, { ...font, ...fontFamilies(fonts) }),
    'light.json': appearanceTokens(light, ramps.light, 'light', 'normal'),
    'dark.json': appearanceTokens(dark, ramps.dark, 'dark', 'normal'),
    'light-more-contrast.json': appearanceTokens(more.light, ramps.more.light, 'light', 'more'),
    'dark-more-contrast.json': appearanceTokens(more.dark, ramps.more.dark, 'dark', 'more'),
    'comfortable.json': size('comfortable'),
    'compact.json': size('compact'),
    'resolver.json': resolver,
  };
}
