import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { card, width } from './ProductCard.css.ts';

const edge = vars.space['2'];
const withMouse = `${media.hover} and ${media.medium}`;

/** At the bottom of the tile, above the card's link. Hidden until hover or focus, but only where a pointer can hover. */
const action = style({
  gridRow: '1',
  gridColumn: '1 / -1',
  alignSelf: 'end',
  zIndex: 1,
  marginBlockEnd: edge,
  '@media': {
    [withMouse]: {
      opacity: 0,
      transform: `translateY(${vars.space['2']})`,
      transition: `opacity ${vars.duration.fast} ${vars.easing.exit}, transform ${vars.duration.fast} ${vars.easing.exit}`,
      selectors: {
        [`${card}:hover &, ${card}:focus-within &`]: {
          opacity: 1,
          transform: 'none',
          transitionDuration: vars.duration.base,
          transitionTimingFunction: vars.easing.enter,
        },
      },
    },
  },
});

const button = style({
  ...textStep('caption'),
  fontWeight: vars.weight.medium,
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text.strong,
  boxShadow: vars.shadow.raised,
  textAlign: 'center',
  ':active': { background: vars.color.neutral.tintHover },
  selectors: { '&[data-pending]': { color: vars.color.text.soft, cursor: 'progress' } },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.ink.solid, color: vars.color.ink.on } },
    [media.medium]: { minBlockSize: '2.5rem', ...textStep('small') },
  },
});

export const add = style([action, { marginInline: edge }]);
export const addBesideView = style({
  marginInlineEnd: `calc(${edge} * 1.5 + 2.25rem)`,
  '@media': { [media.medium]: { marginInlineEnd: `calc(${edge} * 1.5 + 2.5rem)` } },
});
export const addButton = style([button, { paddingInline: vars.space['1'], justifySelf: 'stretch' }]);
export const inForm = style({ inlineSize: '100%' });
export const view = style([
  action,
  button,
  {
    display: 'grid',
    placeContent: 'center',
    justifySelf: 'end',
    marginInlineEnd: edge,
    inlineSize: '2.25rem',
    '@media': { [media.medium]: { inlineSize: '2.5rem' } },
  },
]);

const round = '2.25rem';

/** In the corner of the tile, above the card's link. */
const mark = style({
  gridRow: '1',
  gridColumn: '1 / -1',
  alignSelf: 'start',
  justifySelf: 'end',
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  inlineSize: round,
  blockSize: round,
  margin: edge,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.text.strong,
  boxShadow: vars.shadow.flat,
  selectors: { '&[data-pending]': { color: vars.color.text.soft, cursor: 'progress' } },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.neutral.tintHover } },
  },
});

export const wish = style([mark, { selectors: { '&[data-selected]': { color: vars.color.sale.text } } }]);

/** Narrow cards have no room for it; the product page offers it, too. */
export const compare = style([
  mark,
  {
    marginBlockStart: `calc(${edge} * 1.5 + ${round})`,
    display: 'none',
    selectors: { '&[data-selected]': { background: vars.color.ink.solid, color: vars.color.ink.on } },
    '@container': { [`${width} (min-width: 11rem)`]: { display: 'grid' } },
    '@media': {
      [withMouse]: {
        opacity: 0,
        transition: `opacity ${vars.duration.fast} ${vars.easing.exit}`,
        selectors: { [`${card}:hover &, ${card}:focus-within &, &[data-selected]`]: { opacity: 1 } },
      },
    },
  },
]);
