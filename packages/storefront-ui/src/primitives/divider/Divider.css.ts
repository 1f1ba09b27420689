import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const line = `1px solid ${vars.color.border.hairline}`;

export const horizontal = style({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: line });
export const vertical = style({
  alignSelf: 'stretch',
  margin: 0,
  border: 0,
  minBlockSize: '1em',
  borderInlineStart: line,
});
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.text.soft,
  ...textStep('small'),
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, minInlineSize: vars.space['4'], borderBlockStart: line },
  },
});
