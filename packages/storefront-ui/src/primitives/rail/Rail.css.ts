import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Scrolls sideways from edge to edge of the screen if the tiles do not fit. */
export const scroller = style({
  overflowX: 'auto',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space['1'],
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  scrollbarWidth: 'none',
  '@media': { [media.large]: { overflowX: 'visible', marginInline: 0, paddingInline: 0 } },
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.25rem, 1fr)',
  gap: vars.space.gridGap,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  '@media': { [media.large]: { inlineSize: 'auto', gridAutoColumns: 'minmax(0, 16rem)' } },
});

export const item = style({ scrollSnapAlign: 'start', minInlineSize: 0 });
