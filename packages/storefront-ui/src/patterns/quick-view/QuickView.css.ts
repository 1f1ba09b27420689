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

export const decision = style({ display: 'grid', gap: vars.space['5'], minInlineSize: 0 });

export const waiting = style({ display: 'grid', gap: vars.space['4'] });

export const details = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  justifySelf: 'start',
});
