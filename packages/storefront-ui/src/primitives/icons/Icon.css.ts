import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Mirrored in right-to-left text. */
export const alongText = style({ scale: `${vars.direction} 1` });

export const solid = style({ fill: 'currentColor' });

export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 1.8 },
  medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  large: { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.4 },
});
