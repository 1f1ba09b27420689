import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, wholeAmount } from '../../theme/text.ts';

const { color } = vars;
const fade = keyframes({ '50%': { opacity: 0.4 } });
const part = { background: color.accent.solid, borderRadius: vars.radius.pill };

export const root = style({ display: 'grid', gap: vars.space['1'], minInlineSize: 0, ...textStep('small') });
export const words = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space['3'] });
export const value = style({ ...wholeAmount, color: color.text.soft, fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.pill,
  background: color.neutral.tintHover,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': part,
    '&::-moz-progress-bar': part,
    '&:indeterminate': { background: color.accent.solid, animation: `${fade} 1.6s ${vars.easing.standard} infinite` },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
