import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', margin: 0 });
export const variant = styleVariants({
  plain: { gap: vars.space['3'] },
  lines: {},
});
// The value wraps below its term if both do not fit on one line.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  rowGap: vars.space['0h'],
  minInlineSize: 0,
  selectors: {
    [`${variant.lines} > &`]: {
      paddingBlock: vars.space['3'],
      borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});
export const term = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  color: vars.color.text.soft,
  overflowWrap: 'anywhere',
});
export const value = style({ flex: '2 1 14rem', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
