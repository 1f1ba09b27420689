import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.border.hairline}`,
  selectors: {
    '&[data-selected]': { borderColor: color.border.strong, boxShadow: `inset 0 0 0 1px ${color.border.strong}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});

export const surface = styleVariants({
  surface: { background: color.surface },
  raised: { background: color.raised, borderColor: 'transparent', boxShadow: vars.shadow.raised },
  tint: { background: color.neutral.tint, borderColor: 'transparent' },
});

export const padding = styleVariants({
  none: { overflow: 'hidden' },
  small: { padding: space['3'] },
  medium: { padding: space['4'] },
  large: { padding: space['6'] },
});

export const link = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '@media': {
    [media.hover]: { ':hover': { boxShadow: `inset 0 0 0 1px ${color.border.strong}` } },
  },
  ':focus-visible': { borderRadius: 'inherit' },
});
