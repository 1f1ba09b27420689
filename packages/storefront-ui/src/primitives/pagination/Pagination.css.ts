import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['1'],
  ...textStep('small'),
  ...tabularNumerals,
});

const part = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['1'],
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
} as const;

export const page = style({
  ...part,
  color: color.text.soft,
  selectors: {
    '&[aria-current]': {
      color: color.text.strong,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { background: color.neutral.tint, color: color.text.strong } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

/** Numbers other than the current one are shown on wide screens only. */
export const number = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [media.medium]: { display: 'flex' } },
});
export const place = style({ ...part, color: color.text.soft, '@media': { [media.medium]: { display: 'none' } } });
export const step = style({ ...part, paddingInline: space['2'] });
export const gap = style({ color: color.text.soft, paddingInline: space['1'] });
