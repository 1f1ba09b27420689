import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['6'],
  rowGap: vars.space['1'],
  marginBlockEnd: vars.space['5'],
  '@media': { [media.medium]: { marginBlockEnd: vars.space['6'] } },
});

export const title = style({ ...titleStep('title4') });

export const text = style({ overflowWrap: 'anywhere', color: vars.color.text.soft, marginBlockStart: vars.space['1'] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '2rem',
  textDecoration: 'none',
  ...textStep('small'),
  fontWeight: vars.weight.medium,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } } },
  },
});
