import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const place = createContainer();

export const frame = style({ containerType: 'inline-size', containerName: place });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.gridGap,
  rowGap: `calc(${vars.space.gridGap} * 1.75)`,
  '@container': {
    [`${place} (min-width: 40rem)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [`${place} (min-width: 58rem)`]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** From the second row on, hides the items of an incomplete row. Does not apply to five columns. */
export const whole = style({});
const gone = { display: 'none' } as const;

/** Skips rendering of cards far from the viewport. The first rows are always rendered, so their size is never an estimate. */
export const long = style({});

export const item = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  display: 'grid',
  selectors: {
    [`${long} > &:nth-child(n + 41)`]: {
      contentVisibility: 'auto',
      // Leaves room for focus rings, which would otherwise be clipped.
      overflowClipMargin: vars.space['1'],
    },
    // The browser uses the size from the first rendering, so nothing moves when the list becomes long.
    '&:nth-child(n + 41)': { containIntrinsicBlockSize: 'auto 24rem' },
  },
  '@container': {
    [`${place} (max-width: 39.99rem)`]: {
      selectors: { [`${whole} > &:nth-child(2n + 1):nth-child(n + 3):last-child`]: gone },
    },
    [`${place} (min-width: 40rem) and (max-width: 57.99rem)`]: {
      selectors: {
        [`${whole} > &:nth-child(3n + 1):nth-child(n + 4):last-child`]: gone,
        [`${whole} > &:nth-child(3n + 1):nth-child(n + 4):nth-last-child(2)`]: gone,
        [`${whole} > &:nth-child(3n + 2):nth-child(n + 4):last-child`]: gone,
      },
    },
  },
});
