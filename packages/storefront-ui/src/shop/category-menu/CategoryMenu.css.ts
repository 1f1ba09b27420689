import { media } from '../../css/media.ts';
import { keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const root = style({ position: 'static' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  overflowWrap: 'anywhere',
});

export const chevron = style({
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** As wide as the header's row, directly below it. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvb - 6rem)',
  overflowY: 'auto',
  paddingBlock: vars.space['6'],
  paddingInline: vars.space.gutter,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border.hairline}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.sheet,
  borderEndEndRadius: vars.radius.sheet,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

// The grid has twenty rows. Empty rows have no height, and the last row takes the remaining height of the open branch.
export const list = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gridTemplateRows: 'repeat(20, min-content) 1fr',
  columnGap: vars.space['10'],
});

export const item = style({ display: 'contents' });

const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.25rem',
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
});

export const rootLink = style([
  link,
  {
    gridColumn: 1,
    minBlockSize: '2.5rem',
    paddingInline: vars.space['3'],
    marginInlineStart: `calc(-1 * ${vars.space['3']})`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-active]': { background: vars.color.neutral.tint, fontWeight: vars.weight.medium },
      '&:hover': { textDecoration: 'none' },
    },
  },
]);

export const branch = style({
  gridColumn: 2,
  gridRow: '1 / -1',
  alignContent: 'start',
  paddingInlineStart: vars.space['10'],
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
});

export const branchList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  columnGap: vars.space['8'],
  rowGap: vars.space['6'],
});

export const branchLink = style([link, { fontWeight: vars.weight.medium, justifyContent: 'start' }]);

export const leafLink = style([
  link,
  { minBlockSize: '2rem', justifyContent: 'start', color: vars.color.text.soft, ...textStep('small') },
]);

export const all = style([
  link,
  {
    inlineSize: 'fit-content',
    gap: vars.space['2'],
    marginBlockStart: vars.space['6'],
    color: vars.color.text.soft,
    ...textStep('small'),
  },
]);
