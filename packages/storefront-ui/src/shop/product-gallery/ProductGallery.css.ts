import { media } from '../../css/media.ts';
import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const place = createContainer();
/** From this width on the thumbnails are next to the picture, so that both fit on one screen. */
const roomy = `${place} (min-width: 36rem)`;

export const frame = style({ containerType: 'inline-size', containerName: place, minInlineSize: 0 });

export const gallery = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: 0,
  '@container': { [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

export const track = style({
  gridArea: '1 / 1',
  '@container': { [roomy]: { gridArea: '1 / 2' } },
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.sheet,
  ':focus-visible': { borderRadius: vars.radius.sheet },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const slide = style({
  boxShadow: vars.shadow.flat,
  borderRadius: vars.radius.sheet,
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  '@media': {
    // The first picture loads first. With scripting on, the others load only after hydration.
    '(scripting: enabled)': {
      selectors: { [`${track}:not([data-ready]) > &:not(:first-child)`]: { display: 'none' } },
    },
  },
});

export const video = style({ display: 'block', inlineSize: '100%', blockSize: '100%', background: '#000' });

/** In the corner of the pictures, wherever the thumbnails are. */
export const enlarge = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  alignSelf: 'end',
  margin: vars.space['3'],
  '@container': { [roomy]: { gridArea: '1 / 2' } },
});

/** "2 / 4" on the picture, shown when there is no room for thumbnails. */
export const position = style({
  ...textStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  paddingBlock: vars.space['1'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.text.strong,
  boxShadow: vars.shadow.flat,
  '@media': { [media.medium]: { display: 'none' } },
});

export const thumbnails = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@container': { [roomy]: { flexDirection: 'column', gridArea: '1 / 1' } },
});

/** The play symbol on the video's thumbnail. */
export const play = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  background: vars.color.neutral.tint,
  borderRadius: vars.radius.control,
});

export const thumbnail = style({
  display: 'block',
  inlineSize: '3.5rem',
  borderRadius: vars.radius.control,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  transition: `outline-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[aria-current="true"]': { outlineColor: vars.color.border.strong },
    '&:focus-visible': { outlineColor: vars.color.focus, borderRadius: vars.radius.control },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="true"])': { outlineColor: vars.color.border.control } },
    },
    [media.medium]: { inlineSize: '4.5rem' },
    [media.forcedColors]: {
      outlineColor: 'Canvas',
      selectors: { '&[aria-current="true"], &:focus-visible': { outlineColor: 'Highlight' } },
    },
    [media.print]: { display: 'none' },
  },
});
