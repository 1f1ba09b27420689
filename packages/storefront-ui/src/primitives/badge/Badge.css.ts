import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { toned } from '../../theme/tone.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  small: { paddingBlock: 0, ...textStep('caption') },
  medium: { paddingBlock: vars.space['0h'], ...textStep('caption') },
  large: { paddingBlock: vars.space['1'], paddingInline: vars.space['3'], ...textStep('small') },
});

export const variant = styleVariants({
  solid: { color: toned.on, background: toned.solid },
  tint: { color: toned.words, background: toned.tint },
  outline: { color: toned.words, boxShadow: 'inset 0 0 0 1px currentColor' },
  ghost: { color: toned.words, paddingInline: 0 },
});
