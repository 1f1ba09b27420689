import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const enter = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  zIndex: vars.layer.toast,
  maxInlineSize: 'min(18rem, var(--radix-tooltip-content-available-width))',
  padding: `${vars.space['1']} ${vars.space['2']}`,
  background: vars.color.text.strong,
  color: vars.color.page,
  borderRadius: vars.radius.small,
  animation: `${enter} ${vars.duration.fast} ${vars.easing.enter}`,
  // In forced colours the bubble has the page's ground.
  outline: '1px solid transparent',
  ...textStep('caption'),
});
