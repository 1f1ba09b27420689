import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  selectors: { '&[data-selected]': { color: vars.color.sale.text } },
});
