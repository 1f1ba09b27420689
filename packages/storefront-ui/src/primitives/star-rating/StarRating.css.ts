import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

// Aligns the first star with the label; its larger press target extends beyond.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc((1.75rem - ${vars.size.control}) / 2)`,
});
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.border.control,
  fill: 'none',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked), &:has(~ label :checked)': { color: vars.color.rating, fill: 'currentColor' },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      borderRadius: vars.radius.small,
    },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:disabled)), &:has(~ label:hover):not(:has(:disabled))': { color: vars.color.rating },
      },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked), &:has(~ label :checked)': { color: 'Highlight' } },
    },
  },
});
export const icon = style({ inlineSize: '1.75rem', blockSize: '1.75rem', fill: 'inherit' }, 'utilities');
export const radio = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});
export const meaning = style({ marginInlineStart: vars.space['2'], color: vars.color.text.soft, ...textStep('small') });
