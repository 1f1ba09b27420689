import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const summary = style({ display: 'grid', justifyItems: 'start', gap: vars.space['3'] });
export const name = style(titleStep('title3'));
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
});
export const reviews = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
export const price = style({ marginBlockStart: vars.space['1'] });
export const note = style({ ...textStep('small'), color: vars.color.text.soft });
