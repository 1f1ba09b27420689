import { createVar, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const dot = createVar();

export const label = style({
  ...textStep('small'),
  ...tabularNumerals,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '0.5rem',
    aspectRatio: '1',
    borderRadius: '50%',
    border: `2px solid ${dot}`,
  },
});

/** A dot while in stock, a ring when sold out. The text states the same. */
export const kind = styleVariants({
  'in-stock': {
    vars: { [dot]: vars.color.positive.solid },
    color: vars.color.text.soft,
    '::before': { background: dot },
  },
  low: {
    vars: { [dot]: vars.color.caution.text },
    color: vars.color.caution.text,
    fontWeight: vars.weight.medium,
    '::before': { background: dot },
  },
  'sold-out': { vars: { [dot]: vars.color.border.control }, color: vars.color.text.soft },
});
