import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { textStep } from '../../css/text.ts';
import { vars } from '../../theme/contract.css.ts';

/** Read out, not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

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

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The place of something that is on its way. */
export const placeholder = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.neutral.tint,
  animation: `${breathe} 1.6s ${vars.easing.standard} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** A line of text of the size around it, of which a part is drawn. */
export const placeholderLine = style({
  display: 'block',
  color: 'transparent',
  userSelect: 'none',
  '::before': { content: '\u200b' },
});
