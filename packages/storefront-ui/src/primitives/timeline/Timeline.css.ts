import { media } from '../../css/media.ts';
import { createVar, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const ink = createVar();
const size = '1.25rem';

export const step = style({
  vars: { [ink]: vars.color.border.hairline },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size} minmax(0, 1fr)`,
  columnGap: vars.space['3'],
  paddingBlockEnd: vars.space['5'],
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { vars: { [ink]: vars.color.text.strong } },
    '&[data-state="current"][data-tone="critical"]': {
      vars: { [ink]: vars.color.critical.solid },
    },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step: solid once that step was reached.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${size} + 2px) -2px`,
      insetInlineStart: `calc(${size} / 2 - 1px)`,
      inlineSize: '2px',
      background: vars.color.border.hairline,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.color.text.strong },
  },
});

/** The marks with an icon. Nothing follows the last entry, so that it has a tick as soon as it is reached. */
const past = ':is([data-state="done"], [data-state="current"]:is([data-tone="critical"], :last-child))';
/** The mark with a dot. */
const current = '[data-state="current"]:not([data-tone="critical"], :last-child)';

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: size,
  blockSize: size,
  marginBlockStart: '0.05rem',
  borderRadius: '50%',
  border: `2px solid ${ink}`,
  color: vars.color.page,
  selectors: {
    [`${past} > &`]: { background: ink },
    [`${current} > &::before`]: {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: '50%',
      background: ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${past} > &`]: { background: 'CanvasText', color: 'Canvas' },
        [`${current} > &::before`]: { background: 'CanvasText' },
      },
    },
  },
});
export const icon = style({ inlineSize: '0.75rem', blockSize: '0.75rem', strokeWidth: 3 }, 'utilities');

export const words = style({ ...tabularNumerals, display: 'grid' });
export const name = style({
  ...textStep('small'),
  color: vars.color.text.soft,
  selectors: {
    '[data-state="done"] &, [data-state="current"] &': {
      color: vars.color.text.strong,
      fontWeight: vars.weight.medium,
    },
  },
});
export const at = style({ ...textStep('small'), color: vars.color.text.soft });
