import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space['1'],
  paddingInline: vars.space.gutter,
  ...textStep('small'),
});

/** Text and action, stacked if there is no room for both; the close button stays next to them. */
export const message = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space['4']}`,
  minInlineSize: 0,
});

export const tone = styleVariants({
  neutral: { background: vars.color.ink.solid, color: vars.color.ink.on },
  caution: { background: vars.color.caution.tint, color: vars.color.caution.text },
});

export const action = style({
  minBlockSize: '2.25rem',
  paddingInline: vars.space['2'],
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
