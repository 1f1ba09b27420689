import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space['6'],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['8'], alignItems: 'start' },
  },
});

/**
 * Where the columns stand one above the other, the picture leaves room for the price. The padding, which the margin takes back,
 * is for the ring of a thumbnail at the edge.
 */
export const gallery = style({
  minInlineSize: 0,
  margin: `calc(-1 * ${vars.space['1']})`,
  padding: vars.space['1'],
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { [`not all and ${media.medium}`]: { maxBlockSize: '42dvb', display: 'grid', alignItems: 'center' } },
});

export const decision = style({ display: 'grid', gap: vars.space['5'], minInlineSize: 0 });

export const waiting = style({ display: 'grid', gap: vars.space['4'] });

export const details = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  justifySelf: 'start',
});
