import { media } from '../../css/media.ts';
import { keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';

const turn = keyframes({ to: { rotate: '1turn' } });

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  position: 'relative',
  borderRadius: vars.radius.pill,
  border: '1px solid transparent',
  color: color.text.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.pill },
    '&[data-pending]': { cursor: 'progress', color: color.text.soft },
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

export const look = styleVariants({
  plain: { '@media': { [media.hover]: { selectors: { [hovered]: { background: color.neutral.tint } } } } },
  solid: {
    background: color.raised,
    borderColor: color.border.hairline,
    selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${color.raised}` } },
    '@media': { [media.hover]: { selectors: { [hovered]: { borderColor: color.border.strong } } } },
  },
  outline: {
    borderColor: color.border.control,
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.neutral.tint } } } },
  },
});

export const size = styleVariants({
  small: { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
  medium: { inlineSize: vars.size.control, blockSize: vars.size.control },
});
