import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const card = style({
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface,
  minInlineSize: 0,
});

const band = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  rowGap: vars.space['2'],
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
} as const;

export const head = style({ ...band, borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const lines = style({ paddingInline: vars.space['4'] });
export const foot = style({ ...band, borderBlockStart: `1px solid ${vars.color.border.hairline}` });

export const words = style({ ...tabularNumerals, minInlineSize: 0 });
export const number = style({ ...textStep('small'), fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const soft = style({ ...textStep('small'), color: vars.color.text.soft });
export const seller = style({ inlineSize: '100%' });
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] });
export const total = style({
  ...tabularNumerals,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  alignItems: 'baseline',
});
export const amount = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
export const error = style({ ...textStep('small'), inlineSize: '100%', color: vars.color.critical.text });
