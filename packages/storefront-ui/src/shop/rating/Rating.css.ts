import { createVar, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const filled = createVar();

/** Corners of a star in a square of side 1, clockwise from the tip. */
const corners = Array.from({ length: 10 }, (_, corner) => {
  const angle = (corner * Math.PI) / 5;
  const radius = corner % 2 === 0 ? 0.5 : 0.235;
  return [0.5 + radius * Math.sin(angle), 0.53 - radius * Math.cos(angle)] as const;
});

/** Five stars as one shape, connected by lines of zero width, so that one element needs neither a picture nor children. */
const fiveStars = [0, 1, 2, 3, 4]
  .flatMap((star) => [...corners, corners[0] ?? [0.5, 0]].map(([x, y]) => [(x + star) / 5, y] as const))
  .concat([0, 1, 2, 3].map((back) => [(3.5 - back) / 5, 0.03] as const))
  .map(([x, y]) => `${Number((x * 100).toFixed(1))}% ${Number((y * 100).toFixed(1))}%`)
  .join(',');

/** The line of text, with or without stars. */
export const line = style({ ...textStep('caption') });

export const rating = style({
  ...textStep('caption'),
  ...tabularNumerals,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  color: vars.color.text.soft,
  maxInlineSize: '100%',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '5.6em',
    aspectRatio: '5',
    scale: `${vars.direction} 1`,
    clipPath: `polygon(${fiveStars})`,
    background: `linear-gradient(to right, ${vars.color.rating} ${filled}, ${vars.color.neutral.line} 0)`,
  },
  selectors: {
    // The gradient fills the stars by halves: its edge is in the middle of a star or between two stars.
    ...Object.fromEntries(
      Array.from({ length: 11 }, (_, half) => [`&[data-halves="${half}"]`, { vars: { [filled]: `${half * 10}%` } }]),
    ),
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': {
        forcedColorAdjust: 'none',
        // Empty stars are hatched: of two system colours, nobody knows which one looks fuller.
        background: `linear-gradient(to right, CanvasText ${filled}, transparent 0), repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 0 3px)`,
      },
    },
  },
});

export const size = styleVariants({ small: {}, medium: { ...textStep('small') } });
