import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({ display: 'grid', gap: vars.space['5'], minInlineSize: 0 });
export const banner = style(
  {
    aspectRatio: '2 / 1',
    borderRadius: vars.radius.card,
    '@media': { [media.medium]: { aspectRatio: '4 / 1' } },
  },
  'utilities',
);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space['4'],
  rowGap: vars.space['4'],
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space['1'], minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
  rowGap: vars.space['1'],
});
export const name = style({ ...titleStep('title2'), overflowWrap: 'anywhere' });
export const badge = style({ whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: 0 }, 'utilities');
export const meta = style({ ...textStep('small'), color: vars.color.text.soft });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});
export const more = style({ minInlineSize: 0 });
