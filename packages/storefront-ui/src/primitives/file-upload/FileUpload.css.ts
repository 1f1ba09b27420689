import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['3'],
  padding: space['5'],
  border: `1px dashed ${color.border.control}`,
  borderRadius: vars.radius.card,
  color: color.text.soft,
  selectors: {
    '&[data-dropping]': { borderStyle: 'solid', borderColor: color.focus, background: color.accent.tint },
    '&[data-invalid]': { borderColor: color.critical.line },
  },
});

/** The invisible input covers the button's label, so that focus and presses on the label are the input's. */
export const choose = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: space['5'],
  color: color.text.strong,
  fontWeight: vars.weight.medium,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: color.text.disabled },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: color.neutral.tint } } } },
});
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const files = style({ display: 'grid', gap: space['2'] });
export const file = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
  padding: space['2'],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-invalid]': { borderColor: color.critical.line } },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  objectFit: 'cover',
  color: color.text.soft,
  background: color.neutral.tint,
  borderRadius: vars.radius.small,
});
export const words = style({ minInlineSize: 0, ...textStep('small'), overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.medium });
export const detail = style({
  color: color.text.soft,
  selectors: { '&[data-invalid]': { color: color.critical.text } },
});
export const bar = style({ inlineSize: '100%', blockSize: '0.25rem', accentColor: color.accent.solid });
export const actions = style({ display: 'flex' });
