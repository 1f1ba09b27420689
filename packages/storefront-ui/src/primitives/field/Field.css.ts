import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const field = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
});
export const label = style({ ...textStep('small'), fontWeight: vars.weight.medium });
export const optional = style({ color: color.text.soft, fontWeight: vars.weight.regular });
export const hint = style({ ...textStep('small'), color: color.text.soft });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['1'],
  ...textStep('small'),
  color: color.critical.text,
});

export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: space['3'],
  paddingBlock: space['1'],
  background: color.surface,
  color: color.text.strong,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  ...textStep('body'),
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.control, borderColor: color.border.strong },
    '&[aria-invalid=true]': { borderColor: color.critical.text },
    '&:disabled': { background: color.neutral.tint, color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.border.strong } } } },
});

export const area = style({ minBlockSize: '6.5rem', paddingBlock: space['2'], resize: 'vertical' });

export const select = style({ appearance: 'none', paddingInlineEnd: space['10'], cursor: 'pointer' });
export const selectBox = style({ position: 'relative', display: 'grid' });
export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: space['3'],
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
});

export const affixed = style({ position: 'relative', display: 'grid' });
export const withAffix = style({ paddingInlineEnd: '6.5rem' });
export const affix = style({
  position: 'absolute',
  insetInlineEnd: space['1'],
  insetBlockStart: '50%',
  translate: '0 -50%',
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space['2'],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  ...textStep('body'),
});

export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
  background: color.surface,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:checked, &[type=checkbox]:indeterminate': { background: color.ink.solid, borderColor: color.ink.solid },
    '&::after': { content: '""', inlineSize: '0.75rem', blockSize: '0.75rem', scale: 0, background: color.ink.on },
    '&:checked::after': {
      scale: 1,
      clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 18%, 84% 6%, 38% 66%)',
    },
    '&[type=checkbox]:indeterminate::after': { scale: 1, clipPath: 'inset(38% 8%)' },
    '&[type=radio]': { borderRadius: '50%' },
    '&[type=radio]:checked::after': { clipPath: 'circle(42%)' },
    '&[aria-invalid=true], [data-invalid] &[type=radio]': { borderColor: color.critical.text },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const group = style({ display: 'grid', gap: space['2'] });
// A legend does not take part in the grid of its fieldset.
export const legend = style([label, { paddingBlockEnd: space['2'] }]);
