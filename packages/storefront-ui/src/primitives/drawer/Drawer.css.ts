import { media } from '../../css/media.ts';
import { keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep } from '../../theme/text.ts';

const { color, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const fromStart = keyframes({ from: { translate: `calc(-100% * ${vars.direction}) 0` } });
const fromEnd = keyframes({ from: { translate: `calc(100% * ${vars.direction}) 0` } });
const fromTop = keyframes({ from: { translate: '0 -100%' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  zIndex: vars.layer.drawer,
  animation: `${fade} ${vars.duration.base} ${vars.easing.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.exit} forwards` } },
});

export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  background: color.overlay,
  color: color.text.strong,
  boxShadow: vars.shadow.modal,
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.enter,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.exit} forwards` } },
  '@media': { [media.low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

const along = {
  insetBlock: 0,
  inlineSize: '100%',
  '@media': { [media.medium]: { inlineSize: '28rem' } },
};

export const side = styleVariants({
  start: { ...along, insetInlineStart: 0, animationName: fromStart },
  end: { ...along, insetInlineEnd: 0, animationName: fromEnd },
  top: {
    insetInline: 0,
    insetBlockStart: 0,
    maxBlockSize: '92dvb',
    // Title, content and close button share one column in the middle.
    paddingInline: `max(0px, calc((100% - ${vars.width.reading}) / 2 - ${space['6']}))`,
    animationName: fromTop,
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: '4rem',
  paddingInlineStart: space['6'],
  paddingInlineEnd: space['4'],
});
export const title = style(titleStep('title4'));
export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Leaves room for the focus ring of the first element, which the scrolling box would otherwise clip.
  paddingBlockStart: space['1'],
  paddingInline: space['6'],
  paddingBlockEnd: space['6'],
  '@media': { [media.low]: { overflowY: 'visible' } },
});
export const foot = style({
  padding: space['6'],
  borderBlockStart: `1px solid ${color.border.hairline}`,
  background: color.overlay,
});
