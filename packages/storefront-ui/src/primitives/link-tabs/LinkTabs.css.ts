import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const list = style({ display: 'flex', gap: space['6'] });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.control,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color.text.soft,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': {
      color: color.text.strong,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: color.border.strong,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text.strong } } },
    [media.forcedColors]: { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } } },
  },
});
export const count = style({ ...textStep('small'), ...tabularNumerals, color: color.text.soft });
