import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color } = vars;

export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  ...textStep('body'),
});
export const track = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  padding: '3px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: vars.radius.pill,
      background: color.border.control,
      transition: `translate ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '&:checked': { background: color.ink.solid, borderColor: color.ink.solid },
    '&:checked::after': { background: color.ink.on, translate: `calc(1rem * ${vars.direction}) 0` },
    '&[aria-invalid=true]': { borderColor: color.critical.text },
    '&:focus-visible': { borderRadius: vars.radius.pill },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});
