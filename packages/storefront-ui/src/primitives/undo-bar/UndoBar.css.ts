import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
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

/** In narrow bars the button wraps below the text. */
export const text = style({ flex: '1 1 8rem' });
