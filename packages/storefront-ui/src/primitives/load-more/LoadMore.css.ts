import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['4'],
  paddingBlock: vars.space['10'],
});
export const count = style({ ...textStep('small'), ...tabularNumerals, color: vars.color.text.soft });
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  ...textStep('small'),
  ...tabularNumerals,
  color: vars.color.text.soft,
  borderRadius: vars.radius.control,
  selectors: { '&[aria-current]': { color: vars.color.text.strong, fontWeight: vars.weight.strong } },
});
/** A page number after a gap in the sequence. */
export const afterGap = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  '::before': { content: '…', color: vars.color.text.soft },
});
