import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  position: 'fixed',
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  zIndex: vars.layer.toast,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  background: vars.color.ink.solid,
  color: vars.color.ink.on,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
