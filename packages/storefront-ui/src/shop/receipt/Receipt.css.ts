import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const receipt = style({
  ...tabularNumerals,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space['4'],
});

/** Takes the width that the value leaves. Below this width the value wraps to the next line. */
export const label = style({ ...textStep('small'), flex: '1 1 7.5rem', color: vars.color.text.soft });
export const note = style({ ...textStep('caption'), display: 'block', color: vars.color.text.soft });

export const value = style({
  ...textStep('small'),
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-tone="saving"]': { color: vars.color.sale.text },
    '&[data-tone="free"]': { color: vars.color.positive.text },
    '[data-unconfirmed] > * > &': { color: vars.color.text.soft },
  },
});

export const totalRow = style([
  row,
  { borderBlockStart: `1px solid ${vars.color.border.hairline}`, paddingBlockStart: vars.space['4'] },
]);
export const totalLabel = style({ flex: '1 1 5rem', maxInlineSize: '100%', fontWeight: vars.weight.medium });
export const total = style([
  value,
  { ...textStep('title4'), fontWeight: vars.weight.strong, letterSpacing: '-0.01em', lineHeight: 1.1 },
]);
