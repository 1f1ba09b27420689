import { media } from '../../css/media.ts';
import { createContainer, style } from '../../css/style.ts';
import { tabularNumerals, textStep } from '../../css/text.ts';
import { vars } from '../../theme/contract.css.ts';

const width = createContainer();
const roomy = `${width} (min-width: 34rem)`;

export const line = style({ containerType: 'inline-size', containerName: width, paddingBlock: vars.space['4'] });

/** Narrow: picture left, all words right. Roomy: quantity and total get columns of their own. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"tick picture words words" "tick picture quantity total" "tick news news news"',
  rowGap: vars.space['3'],
  alignItems: 'start',
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[data-removing]': { opacity: 0.5 } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(8rem, auto) minmax(6rem, auto)',
      gridTemplateAreas: '"tick picture words quantity total" "tick picture news news news"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const tick = style({ gridArea: 'tick', marginInlineEnd: vars.space['3'] });
export const picture = style({
  gridArea: 'picture',
  inlineSize: '5rem',
  marginInlineEnd: vars.space['4'],
  borderRadius: vars.radius.control,
});
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

export const quantity = style({
  gridArea: 'quantity',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
  '@container': { [roomy]: { display: 'grid', justifyItems: 'start', rowGap: vars.space['1'], marginInlineStart: vars.space['4'] } },
});

export const total = style({
  ...tabularNumerals,
  gridArea: 'total',
  alignSelf: 'center',
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[data-pending]': { color: vars.color.text.soft } },
  '@container': { [roomy]: { alignSelf: 'start', marginBlockStart: vars.space['1'] } },
});

export const news = style({ gridArea: 'news', display: 'grid', gap: vars.space['1'], ':empty': { display: 'none' } });
export const changed = style({ ...textStep('small'), ...tabularNumerals, color: vars.color.info.text });
export const error = style({ ...textStep('small'), color: vars.color.critical.text });
