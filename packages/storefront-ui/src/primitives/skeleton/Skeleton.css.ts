import { media } from '../../css/media.ts';
import { globalStyle, keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const root = style({
  display: 'block',
  color: 'transparent',
  background: vars.color.neutral.tintHover,
  borderRadius: vars.radius.small,
  userSelect: 'none',
  pointerEvents: 'none',
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

globalStyle(`${root} > *`, { visibility: 'hidden' });

export const shape = styleVariants({
  text: { blockSize: '0.75em', marginBlock: '0.35em' },
  block: { blockSize: '100%', minBlockSize: vars.size.control },
  portrait: { aspectRatio: '4 / 5', borderRadius: vars.radius.card },
  square: { aspectRatio: '1', borderRadius: vars.radius.card },
  circle: { aspectRatio: '1', borderRadius: '50%' },
  wrap: { inlineSize: 'fit-content', maxInlineSize: '100%' },
});

export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  medium: { inlineSize: '55%' },
  short: { inlineSize: '30%' },
});
