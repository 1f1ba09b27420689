import { media } from '../../css/media.ts';
import { globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

// Touches pass between the buttons to what lies below.
export const root = style({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space['4']}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space['4'],
  zIndex: vars.layer.sticky,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space['2'],
  pointerEvents: 'none',
  '@media': {
    [media.print]: { display: 'none' },
    [`not all and ${media.medium}`]: {
      selectors: {
        // Above the bar with the price and the button to buy, which comes late: what is transformed does not count as a shift.
        ':root:has([data-bottom-bar="wide"]) &': {
          transform: `translateY(calc(-1 * (${vars.size.control} + 2 * ${vars.space['3']})))`,
        },
      },
    },
  },
});

// What takes the focus never lies below the buttons.
globalStyle(`html:has(${root})`, { scrollPaddingBlockEnd: '7rem' });

export const item = style({ pointerEvents: 'auto' });

// As large as the button without its words, also while that is hidden.
export const place = style({ inlineSize: vars.size.control, blockSize: vars.size.control });

export const openShop = style([
  item,
  {
    // Grows away from the edge of the screen.
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2'],
    minBlockSize: vars.size.control,
    minInlineSize: vars.size.control,
    justifyContent: 'center',
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    boxShadow: vars.shadow.floating,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
    ...textStep('small'),
    transition: `opacity ${vars.duration.fast}, visibility ${vars.duration.fast}`,
    selectors: {
      '&:hover, &:focus-visible': { paddingInline: vars.space['4'], background: vars.color.neutral.tint },
      '&[data-hidden]': { visibility: 'hidden', opacity: 0 },
    },
  },
]);

export const words = style({
  display: 'none',
  selectors: { [`${openShop}:hover &, ${openShop}:focus-visible &`]: { display: 'inline' } },
});
