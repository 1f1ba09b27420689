import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const methods = style({ display: 'grid', gap: vars.space['2'] });

export const method = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
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
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}` },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked), :has(:disabled))': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
      },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: vars.color.ink.solid,
  ':focus-visible': { outline: 'none' },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['2'],
  fontWeight: vars.weight.medium,
});
export const hint = style({ ...textStep('small'), color: vars.color.text.soft });
export const error = style({
  ...textStep('small'),
  color: vars.color.critical.text,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space['2'] } },
});
export const legend = style({ ...textStep('small'), marginBlockEnd: vars.space['2'], color: vars.color.text.soft });
