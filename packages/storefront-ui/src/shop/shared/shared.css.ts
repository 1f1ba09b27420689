import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

/** A small button that looks like a link: remove, edit. */
export const textButton = style({
  ...textStep('small'),
  minBlockSize: vars.size.target,
  color: vars.color.text.soft,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { '&[data-pending]': { cursor: 'progress' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.strong } } },
});

/** A list without markers. */
export const plainList = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
