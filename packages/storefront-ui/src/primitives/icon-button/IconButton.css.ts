import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../css/media.ts';
import { globalStyle, keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { toned } from '../../theme/tone.css.ts';

const { color } = vars;
const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';

const turn = keyframes({ to: { rotate: '1turn' } });

export const button = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  flexShrink: 0,
  position: 'relative',
  borderRadius: vars.radius.pill,
  border: '1px solid transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.pill },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-pending]::after': {
      content: '',
      position: 'absolute',
      inset: '2px',
      border: '2px solid transparent',
      borderBlockStartColor: 'currentColor',
      borderRadius: '50%',
      animation: `${turn} 1.1s linear infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-pending]::after': { borderColor: 'currentColor', animation: 'none' } },
    },
  },
});

// Words in place of an icon stay within the button.
globalStyle(`${button} > span`, { maxInlineSize: '100%' });

const variantOf = (ground: string, words: string, hover: string, edge?: string): StyleRule => ({
  color: words,
  background: ground,
  ...(edge && { borderColor: edge }),
  selectors: {
    '&:disabled': {
      color: color.text.disabled,
      borderColor: 'transparent',
      ...(ground !== 'transparent' && { background: color.neutral.tint }),
    },
  },
  '@media': { [media.hover]: { selectors: { [hovered]: { background: hover } } } },
});

export const variant = styleVariants({
  solid: variantOf(toned.solid, toned.on, toned.solidHover),
  tint: variantOf(toned.tint, toned.words, toned.line),
  outline: variantOf(color.surface, toned.words, toned.tint, toned.edge),
  ghost: variantOf('transparent', toned.words, toned.tint),
});

export const size = styleVariants({
  small: { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
  medium: { inlineSize: vars.size.control, blockSize: vars.size.control },
  large: { inlineSize: `calc(${vars.size.control} + 0.5rem)`, blockSize: `calc(${vars.size.control} + 0.5rem)` },
});
