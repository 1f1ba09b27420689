import { media } from '../../css/media.ts';
import { stickyBelowHeader } from '../../css/place.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['6'],
  paddingBlockStart: vars.space['5'],
});

export const product = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['6'],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space['8'],
      alignItems: 'start',
    },
    [media.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space['16'] },
  },
});

export const gallery = style({ minInlineSize: 0 });

/** Sticks to the viewport while the gallery is taller. */
export const decision = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space['6'],
  '@media': { [media.medium]: { ...stickyBelowHeader } },
});

export const details = style({
  '@media': { [media.medium]: { gridColumn: 1 } },
});

export const rest = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space.section,
  paddingBlockStart: vars.space.section,
});
