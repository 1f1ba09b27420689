import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep, titleStep, wholeAmount } from '../../theme/text.ts';

export const summary = style({
  ...tabularNumerals,
  display: 'grid',
  gap: vars.space['6'],
  minInlineSize: 0,
  '@media': { [media.medium]: { gap: vars.space['8'] } },
});
export const mean = style({ display: 'flex', alignItems: 'center', gap: vars.space['4'] });
export const average = style({ ...titleStep('title1'), ...wholeAmount, maxInlineSize: '40%' });
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space['1'] });
export const soft = style({ ...textStep('small'), color: vars.color.text.soft });
export const rows = style({ display: 'grid', gap: vars.space['3'] });
