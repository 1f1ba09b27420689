import { createContainer, style } from '../../css/style.ts';
import * as pictureOf from '../../primitives/picture/Picture.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import * as priceOf from '../price/Price.css.ts';
import * as ratingOf from '../rating/Rating.css.ts';
import * as soldOf from '../rating/SoldCount.css.ts';

export const width = createContainer();
const edge = vars.space['2'];

export const card = style({
  containerType: 'inline-size',
  containerName: width,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space['3'],
});

const acrossRow = { gridColumn: '1 / -1' } as const;
/** Everything on top of the picture shares its grid cell. */
const onTile = { gridRow: '1', gridColumn: '1 / -1', position: 'relative' } as const;

export const tile = style(
  {
    ...onTile,
    borderRadius: vars.radius.card,
    // In dark mode a tile keeps its colours and gets a border.
    boxShadow: vars.shadow.flat,
  },
  'utilities',
);

export const picture = style([pictureOf.frame, pictureOf.ratio.portrait, tile]);

export const second = style({
  ...onTile,
  alignSelf: 'stretch',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { [`${card}:hover &[data-ready]`]: { opacity: 1 } },
});

export const badge = style({
  ...onTile,
  ...textStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  // Keeps the minus sign of a discount before the digits in right-to-left text.
  unicodeBidi: 'plaintext',
  fontWeight: vars.weight.medium,
  alignSelf: 'start',
  justifySelf: 'start',
  margin: edge,
  paddingBlock: vars.space['0h'],
  paddingInline: edge,
  borderRadius: vars.radius.pill,
  background: vars.color.sale.solid,
  color: vars.color.sale.on,
  selectors: {
    '&[data-sold-out]': { background: vars.color.raised, color: vars.color.text.strong, boxShadow: vars.shadow.flat },
  },
});

export const name = style({
  ...acrossRow,
  ...textStep('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space['3'],
  fontWeight: vars.weight.medium,
  color: vars.color.text.strong,
  textDecoration: 'none',
  // The whole card is the link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `inset 0 0 0 2px ${vars.color.page}`,
    },
  },
  '@container': { [`${width} (min-width: 15rem)`]: textStep('body') },
});

// All classes of a part are one string, so that cards don't have to join them at run time.
export const price = style([priceOf.price, priceOf.size.medium, { ...acrossRow, marginBlockStart: vars.space['0h'] }]);

/** Rating, sold count, shipping: small lines. */
const meta = style({ marginBlockStart: vars.space['1'] });
export const rating = style([ratingOf.rating, ratingOf.size.small, meta, { gridColumn: '1' }]);
export const sold = style([
  soldOf.sold,
  meta,
  {
    ...acrossRow,
    '@container': { [`${width} (min-width: 11rem)`]: { selectors: { [`${rating} + &`]: { gridColumn: '2' } } } },
  },
]);

export const free = style([
  meta,
  { ...acrossRow, ...textStep('caption'), fontWeight: vars.weight.medium, color: vars.color.positive.text },
]);
/** The line of small text while a card is loading. */
export const metaLine = style([ratingOf.line, meta]);
