import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, scale: '0.97' } });

export const panel = style({
  zIndex: vars.layer.dialog,
  minInlineSize: '11rem',
  maxInlineSize: 'min(22rem, var(--radix-dropdown-menu-content-available-width))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space['2'],
  background: color.overlay,
  color: color.text.strong,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${enter} ${vars.duration.fast} ${vars.easing.enter}`,
  ...textStep('small'),
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.5rem',
  padding: `${space['1']} ${space['3']}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': { background: color.neutral.tint, outline: 'none' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[data-tone=critical]': { color: color.critical.text },
    '&[aria-current], &[data-state=checked]': { fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto', color: color.text.soft });
export const title = style({ padding: `${space['2']} ${space['3']}`, color: color.text.soft });
export const separator = style({ borderBlockStart: `1px solid ${color.border.hairline}`, marginBlock: space['2'] });
