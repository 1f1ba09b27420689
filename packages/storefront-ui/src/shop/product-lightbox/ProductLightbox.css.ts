import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  background: color.page,
  color: color.text.strong,
  animation: `${enter} ${vars.duration.fast} ${vars.easing.enter}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  padding: `${space['2']} ${space['3']}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const title = style({
  ...textStep('small'),
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const position = style({
  ...textStep('small'),
  ...tabularNumerals,
  marginInline: `${space['2']} auto`,
  whiteSpace: 'nowrap',
  color: color.text.soft,
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  // The picture's largest size is a part of the row's, so the row needs a size of its own.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
});
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  userSelect: 'none',
});
export const step = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  selectors: {
    '&[data-side=start]': { insetInlineStart: space['3'] },
    '&[data-side=end]': { insetInlineEnd: space['3'] },
  },
});
