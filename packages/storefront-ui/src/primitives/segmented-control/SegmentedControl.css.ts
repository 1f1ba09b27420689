import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const row = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space['0h'],
  maxInlineSize: '100%',
  padding: '3px',
  borderRadius: vars.radius.control,
  background: color.neutral.tint,
});
export const segment = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: space['3'],
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: color.text.soft,
  textAlign: 'center',
  cursor: 'pointer',
  ...textStep('small'),
  fontWeight: vars.weight.medium,
  selectors: {
    '&:has(:checked)': { background: color.surface, color: color.text.strong, boxShadow: vars.shadow.raised },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: color.text.strong } } },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});
