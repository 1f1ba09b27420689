import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.text.strong,
  boxShadow: vars.shadow.floating,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.neutral.tint } } } },
});
