import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  color: vars.color.text.strong,
  background: vars.color.neutral.tintHover,
  fontWeight: vars.weight.medium,
});

export const size = styleVariants({
  small: { inlineSize: '2rem', blockSize: '2rem', ...textStep('caption') },
  medium: { inlineSize: '2.75rem', blockSize: '2.75rem', ...textStep('small') },
  large: { inlineSize: '4.5rem', blockSize: '4.5rem', ...textStep('lead') },
});
