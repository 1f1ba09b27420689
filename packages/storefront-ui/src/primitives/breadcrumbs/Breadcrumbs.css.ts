import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', ...textStep('small'), color: vars.color.text.soft });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  selectors: {
    '&:not(:last-child)::after': { content: '"/"', marginInline: vars.space['2'], color: vars.color.text.soft },
  },
});
export const link = style({ paddingBlock: vars.space['1'] });
export const current = style({ color: vars.color.text.strong });
