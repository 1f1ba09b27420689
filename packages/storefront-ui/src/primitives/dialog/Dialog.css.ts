import { media } from '../../css/media.ts';
import { keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

const { color, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '-50% calc(-50% + 0.5rem)' } });
const riseSheet = keyframes({ from: { translate: '0 100%' } });
const leave = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  zIndex: vars.layer.dialog,
  animation: `${fade} ${vars.duration.base} ${vars.easing.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.exit} forwards` } },
});

export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '92dvb',
  background: color.overlay,
  color: color.text.strong,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  boxShadow: vars.shadow.modal,
  animation: `${riseSheet} ${vars.duration.slow} ${vars.easing.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.exit} forwards` } },
  '@media': {
    [media.medium]: {
      insetInline: 'auto',
      insetBlockEnd: 'auto',
      left: '50%',
      top: '50%',
      translate: '-50% -50%',
      inlineSize: 'calc(100vw - 4rem)',
      maxBlockSize: '86dvb',
      borderRadius: vars.radius.sheet,
      animationName: rise,
      animationDuration: vars.duration.base,
    },
    [media.low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const width = styleVariants({
  narrow: { '@media': { [media.medium]: { maxInlineSize: '28rem' } } },
  medium: { '@media': { [media.medium]: { maxInlineSize: '36rem' } } },
  wide: { '@media': { [media.medium]: { maxInlineSize: vars.width.medium } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlockStart: space['5'],
  paddingInlineStart: space['6'],
  paddingInlineEnd: space['4'],
});
export const title = style({ ...titleStep('title4'), paddingBlock: space['1'] });
export const description = style({ ...textStep('body'), color: color.text.soft, paddingBlockEnd: space['4'] });
export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space['3']} ${space['6']} ${space['6']}`,
  '@media': { [media.low]: { overflowY: 'visible' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['3'],
  padding: `${space['4']} ${space['6']}`,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
