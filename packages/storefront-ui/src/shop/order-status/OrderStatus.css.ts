import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const status = style({
  ...textStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingBlock: vars.space['0h'],
  paddingInline: `${vars.space['2']} ${vars.space['3']}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

const tinted = (tone: 'caution' | 'info' | 'positive' | 'neutral') => ({
  background: vars.color[tone].tint,
  color: vars.color[tone].text,
});

export const tone = styleVariants({
  unpaid: tinted('caution'),
  processing: tinted('info'),
  paid: tinted('info'),
  'in-transit': tinted('info'),
  delivered: tinted('positive'),
  completed: tinted('positive'),
  cancelled: tinted('neutral'),
  refunded: tinted('neutral'),
  unknown: tinted('neutral'),
});
