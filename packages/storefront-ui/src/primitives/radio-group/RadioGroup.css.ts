import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { box, choice } from '../field/Field.css.ts';

export const options = styleVariants({
  plain: { display: 'grid', justifyItems: 'start', gap: vars.space['2'] },
  card: { display: 'grid', gap: vars.space['2'] },
});

const card = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1'],
  columnGap: vars.space['3'],
  minBlockSize: vars.size.row,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  cursor: 'pointer',
  transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}` },
    '[data-invalid] &:not(:has(:checked, :disabled))': { boxShadow: `inset 0 0 0 1px ${vars.color.critical.text}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}` },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked), :has(:disabled))': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
      },
    },
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid Highlight' } },
    },
  },
});

export const option = { plain: style([choice, { flexWrap: 'wrap' }]), card };

export const radio = style([box, { selectors: { [`${card} > &:focus-visible`]: { outline: 'none' } } }]);
// On narrow screens a long aside wraps below the title instead of narrowing it.
export const words = style({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0 });
export const label = styleVariants({ plain: {}, card: { fontWeight: vars.weight.medium } });
export const text = style({ ...textStep('small'), color: vars.color.text.soft });
export const aside = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
