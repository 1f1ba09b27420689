import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { MARGIN, SMALL_WIDTH, TITLE_HEIGHT } from './window-place.ts';

const { color, space } = vars;

export const root = style({
  position: 'fixed',
  insetInlineEnd: `${MARGIN}px`,
  insetBlockEnd: `${MARGIN}px`,
  inlineSize: `${SMALL_WIDTH}px`,
  maxInlineSize: `calc(100vw - ${2 * MARGIN}px)`,
  zIndex: vars.layer.streaming,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.raised,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.forcedColors]: { outline: '1px solid' },
    [media.print]: { display: 'none' },
  },
});

export const bar = style({ display: 'flex', alignItems: 'center', blockSize: `${TITLE_HEIGHT}px` });

/** Larger than it looks: what is dragged must be hit. */
export const grip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: space['4'],
  blockSize: space['4'],
  borderStartStartRadius: vars.radius.card,
  cursor: 'nwse-resize',
  touchAction: 'none',
  selectors: {
    '[dir="rtl"] &': { cursor: 'nesw-resize' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '5px',
      insetInlineStart: '5px',
      inlineSize: '6px',
      blockSize: '6px',
      borderBlockStart: `2px solid ${color.border.control}`,
      borderInlineStart: `2px solid ${color.border.control}`,
    },
  },
});

export const mover = style({
  ...textStep('small'),
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  paddingInline: `${space['5']} ${space['2']}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const live = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  background: color.critical.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['2'],
  aspectRatio: '16 / 9',
  padding: space['2'],
  background: color.neutral.tint,
  textAlign: 'center',
});

/** Else the player takes the pointer while the window is dragged over it. */
export const still = style({ pointerEvents: 'none' });

export const frame = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
export const note = style({ ...textStep('small'), color: color.text.soft, textWrap: 'balance' });
