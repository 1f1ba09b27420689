import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['8'],
  rowGap: vars.space['4'],
  padding: vars.space['5'],
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface,
});
export const who = style({
  display: 'flex',
  flex: '1 1 15rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: 0,
});
export const words = style({
  display: 'grid',
  // Narrower than this the words stand below the picture.
  flex: '1 1 9rem',
  justifyItems: 'start',
  gap: vars.space['1'],
  minInlineSize: 0,
});
export const name = style(titleStep('lead'));
export const soft = style({ ...textStep('small'), color: vars.color.text.soft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
export const more = style({ ...textStep('small'), inlineSize: '100%', color: vars.color.text.soft });
