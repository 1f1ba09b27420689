import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space['6'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space['2'],
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  color: color.text.soft,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[data-state=active]': {
      color: color.text.strong,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: color.border.strong,
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: color.text.strong } } },
    [media.forcedColors]: { selectors: { '&[data-state=active]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const count = style({ ...textStep('small'), ...tabularNumerals, color: color.text.soft });
export const panel = style({
  paddingBlockStart: space['5'],
  selectors: { '&[data-state=inactive]': { display: 'none' } },
});
