import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

/** A small action that reads like a link: remove, edit. */
export const textButton = style({
  ...textStep('small'),
  minBlockSize: vars.size.target,
  color: vars.color.text.soft,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.strong } } },
});

/** The browser's own tick box in the house's ink. */
export const tickBox = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: vars.color.ink.solid,
  cursor: 'pointer',
});

/** The place around a tick box that takes the press. */
export const tickPlace = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
});

/** A list without markers. */
export const plainList = style({ display: 'grid' });
