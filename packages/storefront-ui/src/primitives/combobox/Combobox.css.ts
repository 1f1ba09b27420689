import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', display: 'grid' });

export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space['1']})`,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  maxBlockSize: '18rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['2'],
  background: color.overlay,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.5rem',
  padding: `${space['1']} ${space['3']}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[data-active], &:hover': { background: color.neutral.tint },
    '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } } },
});
export const words = style({ minInlineSize: 0 });
export const end = style({ marginInlineStart: 'auto', color: color.text.soft, ...textStep('small') });
export const group = style({ padding: `${space['2']} ${space['3']}`, color: color.text.soft, ...textStep('small') });
/** In place of the options. */
export const status = style({ padding: `${space['2']} ${space['3']}`, color: color.text.soft });
