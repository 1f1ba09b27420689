import { media } from '../../css/media.ts';
import { stickyBelowHeader } from '../../css/place.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gap: space['2'],
  selectors: { '&[data-overview]': { gap: space['6'] } },
  '@media': {
    [media.large]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: space['12'],
      alignItems: 'start',
    },
  },
});

/** On small screens the menu is a separate page, and one link on the other pages returns to it. */
export const menu = style({
  display: 'none',
  minInlineSize: 0,
  selectors: { '[data-overview] > &': { display: 'block', order: 1 } },
  '@media': {
    [media.large]: {
      display: 'block',
      ...stickyBelowHeader,
      paddingBlockStart: space['4'],
      selectors: { '[data-overview] > &': { order: 0 } },
    },
  },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.large]: { gap: space['1'] } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  overflowWrap: 'anywhere',
  minBlockSize: vars.size.row,
  color: color.text.strong,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
    [media.large]: {
      minBlockSize: vars.size.control,
      paddingInline: space['3'],
      borderBlockEnd: 0,
      borderRadius: vars.radius.control,
      color: color.text.soft,
      selectors: { '&[aria-current]': { background: color.neutral.tint, color: color.text.strong } },
    },
  },
});

export const chevron = style({
  color: color.text.soft,
  flex: 'none',
  scale: `${vars.direction} 1`,
  '@media': { [media.large]: { display: 'none' } },
});

export const actions = style({
  paddingBlockStart: space['6'],
  '@media': { [media.large]: { paddingInline: space['3'] } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space['1'],
  minBlockSize: vars.size.target,
  color: color.text.soft,
  textDecoration: 'none',
  ...textStep('small'),
  '@media': { [media.large]: { display: 'none' } },
});

export const backIcon = style({ scale: `${vars.direction} 1` });

export const page = style({ minInlineSize: 0 });
