import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({ paddingBlock: `${vars.space['5']} ${vars.space['6']}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBlockStart: vars.space['3'],
  overflowWrap: 'anywhere',
});

export const title = style({
  ...titleStep('title2'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
  selectors: { '&:focus': { outline: 'none' } },
});

export const count = style({
  color: vars.color.text.soft,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  ...textStep('body'),
  letterSpacing: 0,
});

export const text = style({
  marginBlockStart: vars.space['2'],
  maxInlineSize: vars.width.reading,
  color: vars.color.text.soft,
  textWrap: 'pretty',
});
