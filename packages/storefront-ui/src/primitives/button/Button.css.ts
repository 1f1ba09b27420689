import { media } from '../../css/media.ts';
import { createVar, keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const fill = createVar();
const fillHover = createVar();
const label = createVar();
const edge = createVar();

const usable = '&:not(:disabled, [aria-disabled="true"])';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  boxSizing: 'border-box',
  overflow: 'clip',
  color: label,
  background: fill,
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}, color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.control },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': {
      color: vars.color.text.disabled,
      background: vars.color.neutral.tint,
      borderColor: 'transparent',
    },
    '&[data-pending]': { cursor: 'progress' },
    [`${usable}:active`]: { background: fillHover, transitionDuration: vars.duration.instant },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${usable}:hover`]: { background: fillHover, transitionDuration: vars.duration.instant } },
    },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const tone = styleVariants({
  ink: {
    vars: {
      [fill]: vars.color.ink.solid,
      [fillHover]: vars.color.ink.solidHover,
      [label]: vars.color.ink.on,
      [edge]: 'transparent',
    },
  },
  outline: {
    vars: {
      [fill]: vars.color.surface,
      [fillHover]: vars.color.neutral.tint,
      [label]: vars.color.text.strong,
      [edge]: vars.color.border.control,
    },
  },
  ghost: {
    vars: {
      [fill]: 'transparent',
      [fillHover]: vars.color.neutral.tint,
      [label]: vars.color.text.strong,
      [edge]: 'transparent',
    },
  },
  critical: {
    vars: {
      [fill]: vars.color.critical.solid,
      [fillHover]: vars.color.critical.solidHover,
      [label]: vars.color.critical.on,
      [edge]: 'transparent',
    },
  },
});

export const size = styleVariants({
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space['3'],
    paddingBlock: vars.space['1'],
    ...textStep('small'),
  },
  medium: {
    minBlockSize: vars.size.control,
    paddingInline: vars.space['5'],
    paddingBlock: vars.space['2'],
    ...textStep('body'),
  },
  large: {
    minBlockSize: `calc(${vars.size.control} + 0.5rem)`,
    paddingInline: vars.space['6'],
    paddingBlock: vars.space['3'],
    ...textStep('body'),
  },
});

export const wide = style({ inlineSize: '100%' }, 'utilities');

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const sweepBack = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-300%)' } });

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  overflow: 'hidden',
  '::before': {
    content: '""',
    display: 'block',
    blockSize: '100%',
    inlineSize: '33%',
    background: 'currentColor',
    animation: `${sweep} 1.1s ${vars.easing.standard} infinite`,
  },
  selectors: { '&:dir(rtl)::before': { animationName: sweepBack } },
  '@media': {
    [media.reducedMotion]: { '::before': { inlineSize: '100%', opacity: 0.5, animation: 'none' } },
  },
});
