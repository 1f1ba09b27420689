import { createVar, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color } = vars;
const lines = createVar();

export const size = styleVariants({
  caption: textStep('caption'),
  small: textStep('small'),
  body: textStep('body'),
  lead: textStep('lead'),
});

export const tone = styleVariants({
  strong: { color: color.text.strong },
  soft: { color: color.text.soft },
  accent: { color: color.accent.text },
  sale: { color: color.sale.text },
  positive: { color: color.positive.text },
  caution: { color: color.caution.text },
  critical: { color: color.critical.text },
  info: { color: color.info.text },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const truncate = styleVariants({
  1: [clamped, { vars: { [lines]: '1' }, wordBreak: 'break-all' }],
  2: [clamped, { vars: { [lines]: '2' } }],
  3: [clamped, { vars: { [lines]: '3' } }],
  4: [clamped, { vars: { [lines]: '4' } }],
});
