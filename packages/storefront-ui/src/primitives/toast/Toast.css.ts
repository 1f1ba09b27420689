import { media } from '../../css/media.ts';
import { keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const viewport = style({
  position: 'fixed',
  // Undoes what browsers set for popovers: the middle of the screen, and a box.
  insetBlockStart: 'auto',
  insetInlineStart: 'auto',
  blockSize: 'auto',
  margin: 0,
  borderBlock: 0,
  borderInlineStart: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: space['2'],
  inlineSize: '100%',
  padding: space['4'],
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { inlineSize: '26rem' },
    [media.low]: { maxBlockSize: '100dvb', overflowY: 'auto' },
  },
});

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  paddingBlock: space['2'],
  paddingInlineStart: space['4'],
  paddingInlineEnd: space['2'],
  background: color.raised,
  color: color.text.strong,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
});

export const tone = styleVariants({
  info: {},
  positive: { borderColor: color.positive.line },
  critical: { borderColor: color.critical.text },
});

export const text = style({ flex: 1, minInlineSize: 0, ...textStep('small') });
export const action = style({
  minBlockSize: vars.size.controlSmall,
  paddingInline: space['3'],
  ...textStep('small'),
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
