import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.gridGap,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Four stand two by two, so that no row has only one.
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const merchant = style({
  position: 'relative',
  padding: vars.space['4'],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  '@media': {
    [media.medium]: { padding: vars.space['5'] },
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.border.control } } },
  },
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['2'],
  marginBlockEnd: vars.space['4'],
});

export const picture = style({ borderRadius: vars.radius.control });

/** The whole card is the link's target; the link's name is the merchant's alone. */
export const name = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.sheet },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const meta = style({ color: vars.color.text.soft, marginBlockStart: vars.space['0h'], ...textStep('small') });
