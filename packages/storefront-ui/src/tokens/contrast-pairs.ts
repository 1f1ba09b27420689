import type { ThemeAppearance } from './appearance-css.ts';
import { contrastRatio, fromHex } from './color-math.ts';
import type { ColorContrast } from './ramp.ts';

/** Two colours of a theme of which one must be told from the other. */
export interface ContrastPair {
  /** Role of the text or mark, dotted. */
  mark: string;
  /** Role of what it is on. */
  ground: string;
  /** Their colours. */
  colors: readonly [mark: string, ground: string];
  /** Contrast ratio by WCAG 2, 1..21. */
  ratio: number;
  /** The ratio that is promised. */
  least: number;
}

const least: Record<ColorContrast, { text: number; edge: number }> = {
  normal: { text: 4.5, edge: 3 },
  more: { text: 7, edge: 4.5 },
};
const tones = ['neutral', 'accent', 'sale', 'positive', 'caution', 'critical', 'info'] as const;

/** Every pair of colours that words, edges or marks depend on, with its contrast. */
export function contrastPairs({ color }: ThemeAppearance, contrast: ColorContrast = 'normal'): ContrastPair[] {
  const { text, edge } = least[contrast];
  const pairs: ContrastPair[] = [];
  const add = (ratio: number, mark: [string, string], ground: [string, string]) =>
    pairs.push({
      ...{ mark: mark[0], ground: ground[0], colors: [mark[1], ground[1]] },
      ...{ ratio: contrastRatio(fromHex(mark[1]), fromHex(ground[1])), least: ratio },
    });
  const surfaces: [string, string][] = (['page', 'surface', 'raised', 'overlay'] as const).map((name) => [
    name,
    color[name],
  ]);
  const grounds: [string, string][] = [...surfaces, ['neutral.tint', color.neutral.tint]];
  for (const ground of grounds) {
    for (const name of ['strong', 'soft', 'link'] as const) add(text, [`text.${name}`, color.text[name]], ground);
    for (const tone of tones) add(text, [`${tone}.text`, color[tone].text], ground);
  }
  for (const tone of tones) {
    const { on, solid, solidHover, tint, tintHover } = color[tone];
    add(text, [`${tone}.text`, color[tone].text], [`${tone}.tint`, tint]);
    add(text, ['text.strong', color.text.strong], [`${tone}.tintHover`, tintHover]);
    add(text, [`${tone}.on`, on], [`${tone}.solid`, solid]);
    add(text, [`${tone}.on`, on], [`${tone}.solidHover`, solidHover]);
  }
  add(text, ['ink.on', color.ink.on], ['ink.solid', color.ink.solid]);
  add(text, ['ink.on', color.ink.on], ['ink.solidHover', color.ink.solidHover]);
  for (const ground of surfaces) {
    add(edge, ['border.control', color.border.control], ground);
    add(edge, ['border.strong', color.border.strong], ground);
    add(edge, ['focus', color.focus], ground);
    add(edge, ['rating', color.rating], ground);
    if (contrast === 'more') add(edge, ['border.hairline', color.border.hairline], ground);
  }
  if (contrast === 'more') {
    for (const tone of tones) add(edge, [`${tone}.line`, color[tone].line], [`${tone}.tint`, color[tone].tint]);
  }
  return pairs;
}
