import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const tile = style({ position: 'relative', display: 'grid', gap: vars.space['3'], minInlineSize: 0 });

export const picture = style(
  {
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.flat,
    transition: `filter ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': {
      [media.hover]: {
        selectors: { [`${tile}:hover &`]: { filter: 'brightness(0.97)', transitionDuration: vars.duration.instant } },
      },
    },
  },
  'utilities',
);

export const name = style({
  ...textStep('body'),
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `inset 0 0 0 2px ${vars.color.page}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${tile}:hover &`]: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
});

export const count = style({
  ...textStep('small'),
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: `calc(-1 * ${vars.space['2']})`,
  color: vars.color.text.soft,
});
