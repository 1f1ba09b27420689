import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const picker = style({ display: 'grid', gap: vars.space['5'] });

export const legend = style({ ...textStep('small'), marginBlockEnd: vars.space['2'], color: vars.color.text.soft });
export const chosen = style({
  marginInlineStart: vars.space['1'],
  fontWeight: vars.weight.medium,
  color: vars.color.text.strong,
});

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

/** The native radio is below its label: it handles focus and keys, the label shows the state. */
export const value = style({ position: 'relative', display: 'inline-grid' });
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

const selected = `${radio}:checked + &`;
const focused = `${radio}:focus-visible + &`;
const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' } as const;

export const chip = style({
  ...textStep('small'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  overflowWrap: 'anywhere',
  transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-unavailable]': {
      boxShadow: 'none',
      outline: `1px dashed ${vars.color.border.control}`,
      outlineOffset: '-1px',
      color: vars.color.text.soft,
      textDecoration: 'line-through',
      textDecorationThickness: '1px',
    },
    [selected]: { boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}`, fontWeight: vars.weight.medium },
    [focused]: ring,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${radio}:hover:not(:checked) + &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
      },
    },
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { [selected]: { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    [selected]: { boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}` },
    [focused]: ring,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${radio}:hover:not(:checked) + &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.border.control}` },
      },
    },
    [media.forcedColors]: { selectors: { [selected]: { outline: '2px solid Highlight' } } },
  },
});

export const dot = style({ inlineSize: '2rem', blockSize: '2rem', forcedColorAdjust: 'none' });
export const dotEdge = style({ fill: 'none', stroke: vars.color.border.control });
export const dotStrike = style({ stroke: vars.color.surface, strokeWidth: 3 });
export const dotStrikeInk = style({ stroke: vars.color.text.strong, strokeWidth: 1 });

export const note = style({ ...textStep('small'), color: vars.color.text.soft });
export const error = style({ ...textStep('small'), color: vars.color.critical.text });
const below = { selectors: { '&:not(:empty)': { marginBlockStart: vars.space['2'] } } } as const;
export const message = style(below);
