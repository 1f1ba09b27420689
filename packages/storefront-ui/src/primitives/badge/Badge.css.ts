import { createVar, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const tint = createVar();
const word = createVar();
const solid = createVar();
const on = createVar();

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingInline: vars.space['2'],
  paddingBlock: vars.space['0h'],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...textStep('caption'),
});

const toneOf = (name: 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info') => ({
  vars: {
    [tint]: vars.color[name].tint,
    [word]: vars.color[name].text,
    [solid]: vars.color[name].solid,
    [on]: vars.color[name].on,
  },
});

export const tone = styleVariants({
  ink: {
    vars: {
      [tint]: vars.color.neutral.tint,
      [word]: vars.color.text.strong,
      [solid]: vars.color.ink.solid,
      [on]: vars.color.ink.on,
    },
  },
  neutral: toneOf('neutral'),
  accent: toneOf('accent'),
  sale: toneOf('sale'),
  positive: toneOf('positive'),
  caution: toneOf('caution'),
  critical: toneOf('critical'),
  info: toneOf('info'),
});

export const look = styleVariants({
  tint: { color: word, background: tint },
  solid: { color: on, background: solid },
  outline: { color: word, boxShadow: `inset 0 0 0 1px currentColor` },
});
