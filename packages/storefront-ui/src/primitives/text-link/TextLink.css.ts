import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${vars.duration.fast} ${vars.easing.standard}`,
});

const quietLine = `color-mix(in oklab, currentColor 40%, transparent)`;

export const variant = styleVariants({
  link: {
    color: vars.color.text.link,
    textDecorationColor: quietLine,
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  },
  ink: {
    color: vars.color.text.strong,
    textDecorationColor: quietLine,
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  },
  quiet: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  },
});
