import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep, wholeAmount } from '../../theme/text.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const title = style({ ...textStep('body'), fontWeight: vars.weight.strong, minInlineSize: 0 });

export const link = style({
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
});

export const foot = style({
  ...textStep('small'),
  ...tabularNumerals,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.text.soft,
});

export const amount = style({ ...wholeAmount, fontWeight: vars.weight.medium, color: vars.color.text.strong });
