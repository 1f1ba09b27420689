import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const price = style({
  ...tabularNumerals,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5em',
  fontWeight: vars.weight.strong,
  color: vars.color.text.strong,
  // An amount breaks only if it is wider than its whole line.
  overflowWrap: 'break-word',
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-lowered]': { color: vars.color.sale.text },
    '&[data-unconfirmed]': { color: vars.color.text.soft },
  },
});

export const size = styleVariants({
  small: textStep('small'),
  medium: textStep('body'),
  large: { ...textStep('title4'), letterSpacing: '-0.01em' },
});

export const was = style({
  fontSize: '0.875em',
  fontWeight: vars.weight.regular,
  color: vars.color.text.soft,
  selectors: { [`${size.large} > &`]: textStep('body') },
});

export const lowest = style({
  ...textStep('small'),
  flexBasis: '100%',
  fontWeight: vars.weight.regular,
  color: vars.color.text.soft,
});

export const off = style({
  ...textStep('small'),
  fontWeight: vars.weight.medium,
  color: vars.color.sale.text,
  // Keeps the minus sign before the digits in right-to-left text.
  unicodeBidi: 'plaintext',
});
