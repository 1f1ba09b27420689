import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingInlineStart: vars.space['4'],
  paddingInlineEnd: vars.space['1'],
  paddingBlock: vars.space['1'],
  borderRadius: vars.radius.control,
  background: vars.color.neutral.tint,
  ...textStep('small'),
});
