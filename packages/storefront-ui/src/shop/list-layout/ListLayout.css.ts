import { media } from '../../css/media.ts';
import { headerHeight, stickyBelowHeader } from '../../css/place.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['5'],
  '@media': {
    [media.large]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space['10'], alignItems: 'start' },
  },
});

export const filters = style({
  minInlineSize: 0,
  '@media': {
    [media.large]: {
      ...stickyBelowHeader,
      maxBlockSize: `calc(100dvb - ${headerHeight} - 2.25rem)`,
      overflowY: 'auto',
      // Leaves room for focus rings, which the scrolling box would otherwise clip.
      padding: vars.space['1'],
      margin: `calc(-1 * ${vars.space['1']})`,
    },
  },
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.control,
  paddingInline: vars.space['4'],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  '@media': { [media.large]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } },
});

export const toggleCount = style({ marginInlineStart: 'auto', color: vars.color.text.soft });

// Next to the grid the filters are always open, even if the shopper closed them on a small screen.
export const disclosure = style({
  '@media': {
    [media.large]: {
      selectors: {
        '&::details-content': {
          display: 'block',
          contentVisibility: 'visible',
          blockSize: 'auto',
          overflow: 'visible',
        },
      },
    },
  },
});

export const panel = style({
  paddingBlockStart: vars.space['5'],
  '@media': { [media.large]: { paddingBlockStart: 0 } },
});

export const results = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
});
