import { media } from '../../css/media.ts';
import { fixed } from '../../css/place.ts';
import { createContainer, globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const width = createContainer();
const roomy = `${width} (min-width: 24rem)`;
/** A phone whose text is zoomed to twice its size. */
const tight = `${width} (max-width: 14rem)`;

export const box = style({
  containerType: 'inline-size',
  containerName: width,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
});

/** Quantity and wish button, then the other buttons at full width. With more room, quantity, add and wish share a row. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'start',
});
export const wholeRow = style({ gridColumn: '1 / -1' });
export const add = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@container': { [roomy]: { gridColumn: '2 / -1', gridRow: '1' } },
});
export const addBesideAside = style({ '@container': { [roomy]: { gridColumn: '2' } } });
export const aside = style({
  gridColumn: '3',
  gridRow: '1',
  overflowWrap: 'anywhere',
  '@container': { [tight]: { gridColumn: '1 / -1', gridRow: '4' } },
});

export const message = style({
  ...textStep('small'),
  selectors: {
    // Always rendered, so that screen readers announce a message when it appears. Takes no space while empty.
    '&:empty': { marginBlockStart: `calc(-1 * ${vars.space['5']})` },
    '&[data-tone="critical"]': { color: vars.color.critical.text },
    '&[data-tone="positive"]': { color: vars.color.positive.text },
  },
});

/** Small screens only: shows the price and the add button while the form's buttons are out of view. */
export const bar = style({
  ...fixed,
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space['3'],
  paddingBlockEnd: `calc(${vars.space['3']} + env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
  transition: `transform ${vars.duration.base} ${vars.easing.enter}`,
  '@starting-style': { transform: 'translateY(100%)' },
  '@media': {
    [media.medium]: { display: 'none' },
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
// Keeps a focused element from scrolling to a position behind the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [`not all and ${media.medium}`]: { scrollPaddingBlockEnd: '6rem' },
    [media.low]: { scrollPaddingBlockEnd: 0 },
  },
});
export const barWords = style({ ...tabularNumerals, flex: 1, minInlineSize: 0 });
export const barName = style({
  ...textStep('small'),
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.text.soft,
});
