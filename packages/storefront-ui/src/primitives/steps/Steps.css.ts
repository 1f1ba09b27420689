import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], ...textStep('small') });
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  color: color.text.soft,
  selectors: {
    '&[data-state=current]': { color: color.text.strong, fontWeight: vars.weight.medium },
    '&:not(:last-child)::after': {
      content: '""',
      inlineSize: space['4'],
      borderBlockStart: `1px solid ${color.border.control}`,
    },
  },
  // If the steps wrap, the connecting line at the end of a row would point nowhere.
  '@media': { [`not all and ${media.medium}`]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
});
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.target,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});
export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `1px solid ${color.border.control}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state=current] &, [data-state=done] &': {
      background: color.ink.solid,
      borderColor: color.ink.solid,
      color: color.ink.on,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state=current] &': { outline: '2px solid Highlight' } } },
  },
});
