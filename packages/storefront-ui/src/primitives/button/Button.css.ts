import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../css/media.ts';
import { globalStyle, keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/text.ts';
import { toned } from '../../theme/tone.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  overflow: 'clip',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  minBlockSize: vars.size.control,
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['1'],
  ...typeStep('body'),
  // In a narrow row the label wraps between words, not within them.
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'default' } },
});

// A word that is longer than the widest possible button breaks.
globalStyle(`${root} > span`, { minInlineSize: 0 });

const usable = ':not(:disabled, [aria-disabled="true"])';

/** Background and text colour of a variant, its background on hover, and its disabled look. */
const variantOf = (ground: string, words: string, hover: string, edge?: string): StyleRule => ({
  color: words,
  background: ground,
  ...(edge && { borderColor: edge }),
  selectors: {
    [`&:active${usable}`]: { background: hover },
    '&:disabled': {
      color: vars.color.text.disabled,
      // Without a ground of its own, a button would look stronger with one.
      ...(ground !== 'transparent' && { background: vars.color.neutral.tint }),
      borderColor: 'transparent',
    },
  },
  '@media': { [media.hover]: { selectors: { [`&:hover${usable}`]: { background: hover } } } },
});

const solid = variantOf(toned.solid, toned.on, toned.solidHover);

// Forced colours have no grounds: the border distinguishes the main action.
export const variant = styleVariants({
  solid: {
    ...solid,
    '@media': { ...solid['@media'], [media.forcedColors]: { borderWidth: '3px' } },
  },
  tint: variantOf(toned.tint, toned.words, toned.line),
  outline: variantOf(vars.color.surface, toned.words, toned.tint, toned.edge),
  ghost: variantOf('transparent', toned.words, toned.tint),
});

export const size = styleVariants({
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space['3'],
    ...typeStep('small'),
  },
  medium: {},
  large: {
    minBlockSize: `calc(${vars.size.control} + 0.5rem)`,
    paddingInline: vars.space['6'],
    paddingBlock: vars.space['2'],
  },
});

export const wide = style({ inlineSize: '100%' }, 'utilities');

const sweep = keyframes({ from: { backgroundPosition: '-50%' }, to: { backgroundPosition: '150%' } });

export const progress = style({
  position: 'absolute',
  insetInline: vars.radius.control,
  insetBlockEnd: '3px',
  blockSize: '4px',
  borderRadius: vars.radius.pill,
  // On a track, so that the bar is seen wherever it is, and next to the corners, which would cut it.
  background: 'linear-gradient(currentColor 0 0) 0/40% no-repeat, color-mix(in oklch, currentColor 25%, transparent)',
  animation: `${sweep} 1.1s ${vars.easing.standard} infinite`,
  scale: `${vars.direction} 1`,
  '@media': { [media.reducedMotion]: { backgroundSize: '100%', animation: 'none' } },
});
