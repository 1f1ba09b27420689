import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['5'],
  minBlockSize: 'min(36rem, 70dvb)',
  maxInlineSize: vars.width.reading,
  paddingBlock: vars.space.section,
});

export const code = style({ color: vars.color.text.soft, fontVariantNumeric: 'tabular-nums', ...textStep('small') });

export const title = style({ ...titleStep('title1'), selectors: { '&:focus': { outline: 'none' } } });

export const text = style({ ...textStep('lead'), color: vars.color.text.soft, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

export const extra = style({ '@media': { [media.medium]: { maxInlineSize: '28rem' } } });

export const request = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.text.soft,
  ...textStep('small'),
});
