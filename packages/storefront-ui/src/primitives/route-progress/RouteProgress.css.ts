import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const grow = keyframes({ from: { scale: '0 1' }, '60%': { scale: '0.7 1' }, to: { scale: '0.95 1' } });

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  background: vars.color.accent.solid,
  transformOrigin: `calc(50% - 50% * ${vars.direction}) 50%`,
  zIndex: vars.layer.toast,
  animation: `${grow} 5s ${vars.easing.enter} forwards`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
