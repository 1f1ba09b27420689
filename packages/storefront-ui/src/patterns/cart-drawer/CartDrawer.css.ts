import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const lines = style({ display: 'grid' });

export const line = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  paddingBlock: vars.space['8'],
});

export const emptyTitle = style({ ...titleStep('title4'), selectors: { '&:focus': { outline: 'none' } } });

export const emptyText = style({ color: vars.color.text.soft, marginBlockEnd: vars.space['2'] });

export const undo = style({ marginBlockEnd: vars.space['3'] });

export const foot = style({ display: 'grid', gap: vars.space['3'], inlineSize: '100%' });

export const subtotal = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});

export const amount = style({
  ...textStep('lead'),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-unconfirmed]': { color: vars.color.text.soft } },
});

export const note = style({ color: vars.color.text.soft, ...textStep('small') });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingBlockEnd: vars.space['3'],
  ...textStep('small'),
  color: vars.color.positive.text,
});
