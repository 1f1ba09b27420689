import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const line = style({
  // A total that is too wide for the row wraps below the text.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  alignItems: 'start',
  paddingBlock: vars.space['3'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
});
export const picture = style({ flex: 'none', inlineSize: '4rem', borderRadius: vars.radius.control }, 'utilities');
export const words = style({ display: 'grid', justifyItems: 'start', flex: '1 1 8rem', minInlineSize: 0 });
export const name = style({
  ...textStep('small'),
  display: 'inline-block',
  minBlockSize: vars.size.target,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
export const link = style([
  name,
  { '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } } },
]);
export const soft = style({ ...textStep('small'), ...tabularNumerals, color: vars.color.text.soft });
export const total = style({
  ...textStep('small'),
  ...tabularNumerals,
  fontWeight: vars.weight.medium,
  marginInlineStart: 'auto',
  textAlign: 'end',
});
