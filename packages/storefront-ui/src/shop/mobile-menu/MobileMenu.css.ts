import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  inlineSize: '100%',
  minBlockSize: '3rem',
  textDecoration: 'none',
  textAlign: 'start',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
});

export const large = style([row, { ...titleStep('lead'), minBlockSize: '3.25rem' }]);

export const back = style([
  row,
  { justifyContent: 'start', marginBlockEnd: vars.space['2'], color: vars.color.text.soft, ...textStep('small') },
]);

export const section = style({
  marginBlockStart: vars.space['4'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const sectionTitle = style({ color: vars.color.text.soft, ...textStep('small') });

export const levelTitle = style({ ...titleStep('title4'), marginBlockEnd: vars.space['2'] });
