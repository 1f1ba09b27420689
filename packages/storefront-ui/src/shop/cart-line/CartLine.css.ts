import { media } from '../../css/media.ts';
import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

const width = createContainer();
const roomy = `${width} (min-width: 34rem)`;

export const line = style({ containerType: 'inline-size', containerName: width, paddingBlock: vars.space['4'] });

/** Narrow: picture on the left, all text on the right. Wide: quantity and total get their own columns. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas: '"tick picture words" "tick picture numbers" "tick notes notes"',
  rowGap: vars.space['3'],
  alignItems: 'start',
  // The text stays readable while the line is being removed; only the picture fades.
  selectors: { '&[data-removing]': { color: vars.color.text.soft } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(8rem, auto) minmax(6rem, auto)',
      gridTemplateAreas: '"tick picture words quantity total" "tick picture notes notes notes"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const tick = style({ gridArea: 'tick', marginInlineEnd: vars.space['3'] });
export const picture = style(
  {
    gridArea: 'picture',
    inlineSize: '4.25rem',
    marginInlineEnd: vars.space['3'],
    borderRadius: vars.radius.control,
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[data-removing] > &': { opacity: 0.4 } },
    '@container': { [roomy]: { inlineSize: '5rem', marginInlineEnd: vars.space['4'] } },
  },
  'utilities',
);
export const words = style({ gridArea: 'words', display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const name = style({
  ...textStep('body'),
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

export const attributes = style({ ...textStep('small'), color: vars.color.text.soft });
export const unit = style({ marginBlockStart: vars.space['0h'] });

/** Quantity and total share a row while they fit. With more room each gets a column. */
export const numbers = style({
  gridArea: 'numbers',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  '@container': { [roomy]: { display: 'contents' } },
});

export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  '@container': {
    [roomy]: { gridArea: 'quantity', display: 'grid', justifyItems: 'start', marginInlineStart: vars.space['4'] },
  },
});

export const total = style({
  justifyContent: 'flex-end',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...tabularNumerals,
  marginInlineStart: 'auto',
  paddingBlockStart: vars.space['1'],
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[data-unconfirmed]': { color: vars.color.text.soft } },
  '@container': { [roomy]: { gridArea: 'total', paddingInlineStart: vars.space['4'] } },
});

export const notes = style({
  gridArea: 'notes',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space['1'],
  ':empty': { display: 'none' },
});
export const changed = style({ ...textStep('small'), ...tabularNumerals, color: vars.color.info.text });
export const error = style({ ...textStep('small'), color: vars.color.critical.text });
