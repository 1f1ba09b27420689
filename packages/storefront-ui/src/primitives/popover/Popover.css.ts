import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const enter = keyframes({ from: { opacity: 0, scale: '0.97' } });

export const panel = style({
  zIndex: vars.layer.dialog,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, var(--radix-popover-content-available-width))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space['4'],
  background: vars.color.overlay,
  color: vars.color.text.strong,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  transformOrigin: 'var(--radix-popover-content-transform-origin)',
  animation: `${enter} ${vars.duration.fast} ${vars.easing.enter}`,
  ...textStep('small'),
});
