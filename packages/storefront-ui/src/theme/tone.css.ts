import { createVar, styleVariants } from '../css/style.ts';
import { vars } from './contract.css.ts';

const { color } = vars;

/** Colours of a tone, for the variants of a component to read. */
export const toned = {
  /** Loud ground, the same under a pointer, and words on it. */
  solid: createVar(),
  solidHover: createVar(),
  on: createVar(),
  /** Quiet ground, the same under a pointer, and its border. */
  tint: createVar(),
  tintHover: createVar(),
  line: createVar(),
  /** Words and marks on the page or on the tint. */
  words: createVar(),
  /** Edge of a control that has no ground. */
  edge: createVar(),
};

const of = (name: 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info') => ({
  vars: {
    [toned.solid]: color[name].solid,
    [toned.solidHover]: color[name].solidHover,
    [toned.on]: color[name].on,
    [toned.tint]: color[name].tint,
    [toned.tintHover]: color[name].tintHover,
    [toned.line]: color[name].line,
    [toned.words]: color[name].text,
    [toned.edge]: color[name].text,
  },
});

/** One class a tone: it says what a thing means, and leaves its shape to the variant. */
export const tone = styleVariants({
  ink: {
    vars: {
      [toned.solid]: color.ink.solid,
      [toned.solidHover]: color.ink.solidHover,
      [toned.on]: color.ink.on,
      [toned.tint]: color.neutral.tint,
      [toned.tintHover]: color.neutral.tintHover,
      [toned.line]: color.neutral.line,
      [toned.words]: color.text.strong,
      [toned.edge]: color.border.control,
    },
  },
  neutral: of('neutral'),
  accent: of('accent'),
  sale: of('sale'),
  positive: of('positive'),
  caution: of('caution'),
  critical: of('critical'),
  info: of('info'),
});
