import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space['2'],
  minInlineSize: 0,
});

export const avatar = style(
  {
    flex: 'none',
    inlineSize: '1.75rem',
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.flat,
  },
  'utilities',
);

/** The stars wrap below a long name. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['2'],
  minInlineSize: 0,
});

export const name = style({
  ...textStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
});
