import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  padding: vars.space['4'],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface,
  minInlineSize: 0,
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[data-pending]': { color: vars.color.text.soft, borderStyle: 'dashed' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '1.5rem',
});
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const lines = style({
  ...textStep('small'),
  fontStyle: 'normal',
  color: vars.color.text.soft,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'block' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  marginBlockStart: 'auto',
});
export const error = style({ ...textStep('small'), color: vars.color.critical.text });
