import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const password = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] });
export const strength = style({ display: 'grid', gap: vars.space['1'], ...textStep('small') });
export const bars = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space['1'] });
export const bar = style({
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  background: vars.color.neutral.tintHover,
  selectors: {
    '[data-strength="weak"] > &:nth-child(-n + 1)': { background: vars.color.critical.solid },
    '[data-strength="fair"] > &:nth-child(-n + 2)': { background: vars.color.caution.solid },
    '[data-strength="strong"] > &': { background: vars.color.positive.solid },
  },
});
