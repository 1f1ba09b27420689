import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const place = createContainer();

export const frame = style({ containerType: 'inline-size', containerName: place });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.gridGap,
  rowGap: `calc(${vars.space.gridGap} * 1.75)`,
  // The browser would hold on to an item that goes, and scroll with it.
  overflowAnchor: 'none',
  '@container': {
    [`${place} (min-width: 40rem)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [`${place} (min-width: 58rem)`]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const item = style({ minInlineSize: 0, display: 'grid' });
