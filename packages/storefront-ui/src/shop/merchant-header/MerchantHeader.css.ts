import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
});
export const variant = styleVariants({
  plain: {},
  card: {
    padding: vars.space['5'],
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
});
export const banner = style(
  {
    aspectRatio: '2 / 1',
    borderRadius: vars.radius.card,
    '@media': { [media.medium]: { aspectRatio: '4 / 1' } },
  },
  'utilities',
);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const words = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  // On narrower cards the text wraps below the picture.
  flex: '1 1 11rem',
  justifyItems: 'start',
  gap: vars.space['1'],
  minInlineSize: 0,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
  rowGap: vars.space['1'],
});
export const name = styleVariants({
  plain: { ...titleStep('title2'), overflowWrap: 'anywhere' },
  card: { ...titleStep('lead'), overflowWrap: 'anywhere' },
});
export const badge = style({ whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: 0 }, 'utilities');
export const meta = style({ ...textStep('small'), color: vars.color.text.soft });
export const actions = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  inlineSize: '100%',
  '@media': { [media.medium]: { inlineSize: 'auto' } },
});
export const more = style({ minInlineSize: 0 });
