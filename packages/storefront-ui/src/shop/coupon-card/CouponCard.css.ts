import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const width = createContainer();
/** Too narrow to show the stub and the text side by side. */
const narrow = `${width} (max-width: 19rem)`;

export const card = style({
  containerType: 'inline-size',
  containerName: width,
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  // Cards in a row have equal heights.
  blockSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface,
});

/** The stub of the coupon. */
export const worth = style({
  ...tabularNumerals,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gridRow: 'span 2',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: vars.space['4'],
  borderInlineEnd: `1px dashed ${vars.color.border.control}`,
  '@container': {
    [narrow]: {
      gridRow: 'auto',
      gridColumn: '1 / -1',
      borderInlineEnd: 'none',
      borderBlockEnd: `1px dashed ${vars.color.border.control}`,
    },
  },
});
export const value = style({
  ...textStep('lead'),
  fontWeight: vars.weight.strong,
  selectors: { [`${card}[data-muted] &`]: { color: vars.color.text.soft } },
});
export const minimum = style({ ...textStep('small'), color: vars.color.text.soft });

export const words = style({
  display: 'grid',
  gap: vars.space['1'],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: vars.space['4'],
  paddingInline: vars.space['4'],
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const name = style({
  ...textStep('body'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { [`${card}[data-muted] &`]: { color: vars.color.text.soft } },
});
export const soft = style({ ...textStep('small'), color: vars.color.text.soft });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  minBlockSize: '2.25rem',
  marginBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const state = style({
  ...textStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontWeight: vars.weight.medium,
  selectors: {
    [`${card}[data-state="received"] &`]: { color: vars.color.positive.text },
    [`${card}[data-state="usable"] &`]: { color: vars.color.positive.text },
    [`${card}[data-muted] &`]: { color: vars.color.text.soft },
  },
});
export const actions = style({
  ...textStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
});
export const error = style({
  ...textStep('small'),
  gridColumn: '1 / -1',
  padding: vars.space['4'],
  paddingBlockStart: 0,
  color: vars.color.critical.text,
});
