import type { ThemeAppearance } from './appearance-css.ts';
import { contrastRatio, fromHex } from './color-math.ts';
import type { ColorContrast } from './ramp.ts';
import { type ColorRoleName, type ColorRoles, colorOfRoleName } from './roles.ts';

/** Two colours of a theme that must be distinguishable. */
export interface ContrastPair {
  /** Role of the text or mark, dotted. */
  mark: ColorRoleName;
  /** Role of the background. */
  ground: ColorRoleName;
  /** Their colours. */
  colors: readonly [mark: string, ground: string];
  /** Contrast ratio by WCAG 2, 1..21. */
  ratio: number;
  /** The minimum ratio. */
  least: number;
}

/** A pair of roles without their colours. */
export type PairedRoles = Pick<ContrastPair, 'mark' | 'ground' | 'least'>;

const least: Record<ColorContrast, { text: number; edge: number }> = {
  normal: { text: 4.5, edge: 3 },
  more: { text: 7, edge: 4.5 },
};
const tones = ['neutral', 'accent', 'sale', 'positive', 'caution', 'critical', 'info'] as const;
const surfaces = ['page', 'surface', 'raised', 'overlay'] as const;

function listPairs(contrast: ColorContrast): PairedRoles[] {
  const { text, edge } = least[contrast];
  const pairs: PairedRoles[] = [];
  const add = (ratio: number, mark: ColorRoleName, ground: ColorRoleName) => pairs.push({ mark, ground, least: ratio });
  for (const ground of [...surfaces, 'neutral.tint'] as const) {
    for (const name of ['strong', 'soft', 'link'] as const) add(text, `text.${name}`, ground);
    for (const tone of tones) add(text, `${tone}.text`, ground);
  }
  for (const tone of tones) {
    add(text, `${tone}.text`, `${tone}.tint`);
    add(text, 'text.strong', `${tone}.tintHover`);
    add(text, `${tone}.on`, `${tone}.solid`);
    add(text, `${tone}.on`, `${tone}.solidHover`);
  }
  add(text, 'text.onAccent', 'accent.solid');
  add(text, 'ink.on', 'ink.solid');
  add(text, 'ink.on', 'ink.solidHover');
  for (const ground of surfaces) {
    for (const mark of ['border.control', 'border.strong', 'focus', 'rating'] as const) add(edge, mark, ground);
    if (contrast === 'more') add(edge, 'border.hairline', ground);
  }
  if (contrast === 'more') for (const tone of tones) add(edge, `${tone}.line`, `${tone}.tint`);
  return pairs;
}

/** Pairs of roles that text, borders or icons depend on. */
export const pairedRoles: Readonly<Record<ColorContrast, readonly PairedRoles[]>> = {
  normal: listPairs('normal'),
  more: listPairs('more'),
};

/** The contrast of a pair. */
export function measuredPair({ mark, ground, least: promised }: PairedRoles, color: ColorRoles): ContrastPair {
  const colors = [colorOfRoleName(color, mark), colorOfRoleName(color, ground)] as const;
  return { mark, ground, colors, ratio: contrastRatio(fromHex(colors[0]), fromHex(colors[1])), least: promised };
}

/** Every pair of colours that text, borders or icons depend on, with its contrast. */
export const contrastPairs = ({ color }: ThemeAppearance, contrast: ColorContrast = 'normal'): ContrastPair[] =>
  pairedRoles[contrast].map((pair) => measuredPair(pair, color));
