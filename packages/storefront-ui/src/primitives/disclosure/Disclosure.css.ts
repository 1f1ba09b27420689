import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const title = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minBlockSize: vars.size.row,
  fontWeight: vars.weight.medium,
});
export const arrow = style({
  flexShrink: 0,
  transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const content = style({ paddingBlockEnd: vars.space['6'], ...textStep('body') });
