import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, translate: '-50% -0.5rem' } });

export const scrim = style({ position: 'fixed', inset: 0, background: color.scrim, zIndex: vars.layer.dialog });
export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  left: '50%',
  insetBlockStart: 'min(6rem, 10dvb)',
  translate: '-50% 0',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: 'min(40rem, calc(100vw - 1.5rem))',
  maxBlockSize: 'min(32rem, 80dvb)',
  background: color.overlay,
  color: color.text.strong,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
  animation: `${enter} ${vars.duration.fast} ${vars.easing.enter}`,
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  background: 'transparent',
  border: 0,
  ...textStep('body'),
  selectors: { '&:focus': { outline: 'none' } },
});
export const list = style({ overflowY: 'auto', padding: space['2'], overscrollBehavior: 'contain' });
export const title = style({ padding: `${space['2']} ${space['3']}`, color: color.text.soft, ...textStep('small') });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: `${space['1']} ${space['3']}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-selected="true"], &:hover': { background: color.neutral.tint } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const words = style({ minInlineSize: 0 });
export const end = style({ marginInlineStart: 'auto', color: color.text.soft, ...textStep('small') });
export const status = style({ padding: space['4'], color: color.text.soft });
