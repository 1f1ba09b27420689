import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['4'],
  maxInlineSize: vars.width.reading,
  padding: vars.space['6'],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});

export const title = style({ ...titleStep('title4'), selectors: { '&:focus': { outline: 'none' } } });

export const text = style({ color: vars.color.text.soft, marginBlockStart: vars.space['1'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  maxInlineSize: '100%',
});
