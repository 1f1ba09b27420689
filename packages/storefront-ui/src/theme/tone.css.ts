import { createVar, styleVariants } from '../css/style.ts';
import { vars } from './contract.css.ts';

const { color } = vars;

/** Colours of a tone, which the variants of a component use. */
export const toned = {
  /** Solid background, its hover colour, and the text on it. */
  solid: createVar(),
  solidHover: createVar(),
  on: createVar(),
  /** Tinted background, its hover colour, and its border. */
  tint: createVar(),
  tintHover: createVar(),
  line: createVar(),
  /** Text and icons on the page or on the tint. */
  words: createVar(),
  /** Border of a control without background. */
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

/** One class per tone, which sets the colours. The variant of a component decides which of them it uses. */
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
