import { createContainer, globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';
import { lightOrDark } from '../../tokens/appearance-css.ts';

const place = createContainer();
/** The width of a page of 768 px, and of 1024 px, without its gutters. */
const [beside, large] = [`${place} (min-width: 43rem)`, `${place} (min-width: 58rem)`] as const;

export const root = style({
  containerType: 'inline-size',
  containerName: place,
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  background: vars.color.neutral.tint,
  color: vars.color.text.strong,
});

export const halves = style({
  position: 'relative',
  display: 'grid',
  '@container': {
    [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', minBlockSize: 'clamp(24rem, 42vi, 38rem)' },
    [large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space['4'],
  padding: vars.space['6'],
  paddingBlockEnd: vars.space['8'],
  '@container': { [beside]: { order: -1, padding: 'clamp(2rem, 5vi, 4.5rem)', paddingInlineEnd: 0 } },
});

export const title = style({
  ...titleStep('title1'),
  maxInlineSize: '100%',
  hyphens: 'auto',
  '@container': { [beside]: textStep('title2'), [large]: textStep('display') },
});

export const text = style({
  ...textStep('lead'),
  color: vars.color.text.soft,
  maxInlineSize: '26rem',
  textWrap: 'pretty',
});

export const action = style({ marginBlockStart: vars.space['2'] });

export const picture = style({
  borderRadius: 0,
  '@container': { [beside]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: 0 } },
});

// The still lifes keep their objects on the far side, where no words stand; the near side melts into the panel.
// In the dark it keeps its edge: a bright picture that fades to black looks stained.
const fadedEdge = `${lightOrDark('transparent', '#000')}, #000 clamp(2rem, 18vi - 8rem, 14rem))`;
globalStyle(`${picture} img`, {
  objectPosition: `calc(50% + 50% * ${vars.direction}) 50%`,
  '@container': { [beside]: { maskImage: `linear-gradient(calc(90deg * ${vars.direction}), ${fadedEdge}` } },
});
