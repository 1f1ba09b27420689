import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  paddingInline: space['3'],
  paddingBlock: space['1'],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.pill,
  color: color.text.strong,
  textDecoration: 'none',
  ...textStep('small'),
  selectors: {
    '&[aria-pressed=true]': { background: color.ink.solid, borderColor: color.ink.solid, color: color.ink.on },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.pill },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        'a&:hover, button&:hover:not(:disabled, [aria-pressed=true])': { background: color.neutral.tint },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const still = style({ borderColor: color.border.hairline });
