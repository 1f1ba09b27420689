import type { ColorRoles } from './roles.ts';
import type { ShadowRoles } from './shadows.ts';

/** The values of one appearance of a theme, by role. */
export interface ThemeAppearance {
  color: ColorRoles;
  shadow: ShadowRoles;
}

/** The light and the dark appearance. */
export interface AppearancePair {
  light: ThemeAppearance;
  dark: ThemeAppearance;
}

/** All appearances of a theme. */
export interface Appearances extends AppearancePair {
  /** For visitors who prefer more contrast. */
  more: AppearancePair;
}

/** Light, dark, and both with more contrast. */
type Four<Value> = readonly [Value, Value, Value, Value];
type Tree = { readonly [name: string]: string | Tree };

/**
 * Inherited switches. The active one is `initial`, so that its fallback applies; the other is empty. They are plain variables,
 * because tools rewrite `light-dark()` for older browsers in a way that breaks nesting.
 */
const ON = 'initial';
const OFF = ' ';
export const switches = {
  light: { '--pm-light': ON, '--pm-dark': OFF },
  dark: { '--pm-light': OFF, '--pm-dark': ON },
  usual: { '--pm-usual': ON, '--pm-more': OFF },
  more: { '--pm-usual': OFF, '--pm-more': ON },
} as const;

/** One of two values, by the switches for light and dark. */
export const lightOrDark = (light: string, dark: string): string =>
  light === dark ? light : `var(--pm-light,${light})var(--pm-dark,${dark})`;

/** One of four values, by all switches. */
function anyOf([light, dark, moreLight, moreDark]: Four<string>): string {
  const usual = lightOrDark(light, dark);
  const more = lightOrDark(moreLight, moreDark);
  return usual === more ? usual : `var(--pm-usual,${usual})var(--pm-more,${more})`;
}

const COLOR = /#[0-9a-f]{6}\b|rgb\([^)]*\)/g;

/** A value whose colours depend on the switches. The text between the colours is the same in all appearances. */
function switched(values: Four<string>): string {
  const colors = values.map((value) => value.match(COLOR) ?? []);
  let index = -1;
  return values[0].replaceAll(COLOR, (color) => {
    index += 1;
    return anyOf(colors.map((each) => each[index] ?? color) as unknown as Four<string>);
  });
}

/** Converts a name to kebab case: `tintHover` becomes `tint-hover`. */
export const kebab = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function merged(trees: Four<Tree>, prefix: string): [string, string][] {
  return Object.entries(trees[0]).flatMap(([key, first]): [string, string][] => {
    const name = `${prefix}-${kebab(key)}`;
    const values = trees.map((tree) => tree[key] ?? first);
    if (typeof first === 'string') return [[name, switched(values as unknown as Four<string>)]];
    return merged(values as unknown as Four<Tree>, name);
  });
}

/**
 * Colours and shadows as the CSS variables that components read. Their values depend on the switches of the element that
 * declares them, so every element that changes a switch declares them again.
 */
export function appearanceVariables({ light, dark, more }: Appearances): Record<string, string> {
  const all = [light, dark, more.light, more.dark] as const;
  return Object.fromEntries([
    ...merged(all.map(({ color }) => color) as unknown as Four<Tree>, '--pm-color'),
    ...merged(all.map(({ shadow }) => shadow) as unknown as Four<Tree>, '--pm-shadow'),
  ]);
}
