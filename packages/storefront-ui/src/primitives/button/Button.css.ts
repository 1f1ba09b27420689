import { media } from '../../css/media.ts';
import { createVar, keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/text.ts';

const fill = createVar();
const fillHover = createVar();
const label = createVar();

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  overflow: 'clip',
  color: label,
  background: fill,
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
  // Its words stay whole where its row is narrow.
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
  vars: {
    [fill]: 'transparent',
    [fillHover]: vars.color.neutral.tint,
    [label]: vars.color.text.strong,
  },
  ':active': { background: fillHover },
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { vars: { [fillHover]: fill }, cursor: 'default' },
    '&:disabled': {
      vars: { [fill]: vars.color.neutral.tint, [label]: vars.color.text.disabled },
      borderColor: 'transparent',
    },
  },
  '@media': { [media.hover]: { ':hover': { background: fillHover } } },
});

export const tone = styleVariants({
  ink: {
    vars: { [fill]: vars.color.ink.solid, [fillHover]: vars.color.ink.solidHover, [label]: vars.color.ink.on },
  },
  outline: { vars: { [fill]: vars.color.surface }, borderColor: vars.color.border.control },
  ghost: {},
  critical: {
    vars: {
      [fill]: vars.color.critical.solid,
      [fillHover]: vars.color.critical.solidHover,
      [label]: vars.color.critical.on,
    },
  },
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

/** A bar; the words in it lie below its edge and are only read out. */
export const progress = style({
  position: 'absolute',
  inset: 'auto 0 0',
  blockSize: 0,
  paddingBlockStart: '2px',
  overflow: 'hidden',
  background: 'linear-gradient(currentColor 0 0) 0/33% no-repeat',
  animation: `${sweep} 1.1s ${vars.easing.standard} infinite`,
  scale: `${vars.direction} 1`,
  '@media': { [media.reducedMotion]: { backgroundSize: '100%', animation: 'none' } },
});
