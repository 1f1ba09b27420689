import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space['3'] });

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const slide = style({ scrollSnapAlign: 'start', scrollSnapStop: 'always', minInlineSize: 0 });
export const content = style({ blockSize: '100%' });

export const controls = style({
  // Below the slides, although before them for the keyboard.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.controlSmall,
});

export const dots = style({ display: 'flex', flexWrap: 'wrap', marginInlineEnd: 'auto' });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.pill,
  '::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: vars.radius.pill,
    background: vars.color.border.control,
    transition: `inline-size ${vars.duration.base} ${vars.easing.standard}, background-color ${vars.duration.fast} ${vars.easing.standard}`,
  },
  selectors: {
    '&[aria-current]::before': { inlineSize: '1.25rem', background: vars.color.text.strong },
  },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.neutral.tint } },
    [media.forcedColors]: { '::before': { background: 'ButtonText' } },
  },
});
