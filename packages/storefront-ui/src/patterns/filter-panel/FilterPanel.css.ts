import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { control } from '../../primitives/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({ display: 'grid', gap: vars.space['6'] });

export const form = style({ display: 'grid', gap: vars.space['5'] });

export const groupTitle = style({
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space['2'],
  ...textStep('small'),
});

export const range = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['3'],
  alignItems: 'start',
});

export const amount = style([control, { fontVariantNumeric: 'tabular-nums' }]);

export const categories = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space['5'],
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minBlockSize: '2.25rem',
  color: vars.color.text.soft,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.text.strong, fontWeight: vars.weight.medium } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.text.strong, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      },
    },
  },
});

export const count = style({ color: vars.color.text.soft, fontVariantNumeric: 'tabular-nums', ...textStep('small') });

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['2']}`,
});

export const result = style({ marginInlineEnd: vars.space['2'], color: vars.color.text.soft, ...textStep('small') });

export const chips = style({ display: 'contents' });

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space['2'],
  textUnderlineOffset: '0.25em',
  ...textStep('small'),
});
