import { media } from '../../css/media.ts';
import { stickyBelowHeader } from '../../css/place.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep, wholeAmount } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['6'],
  maxInlineSize: '68rem',
  marginInline: 'auto',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
      columnGap: vars.space['16'],
      alignItems: 'start',
    },
  },
});

export const sections = style({ minInlineSize: 0 });

export const section = style({
  paddingBlock: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:target': { scrollMarginBlockStart: '6rem' },
  },
});

export const sectionHead = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  marginBlockEnd: vars.space['4'],
});

export const sectionTitle = style({ ...titleStep('lead') });

export const sectionError = style({
  marginBlockEnd: vars.space['4'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderRadius: vars.radius.control,
  background: vars.color.critical.tint,
  color: vars.color.critical.text,
});

export const summary = style({
  order: -1,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sheet,
  '@media': { [media.large]: { order: 0, ...stickyBelowHeader } },
});

const canForceOpen = 'selector(::details-content)';

export const summaryTitle = style({
  ...titleStep('lead'),
  display: 'none',
  '@media': {
    [media.large]: {
      '@supports': {
        [canForceOpen]: {
          display: 'block',
          padding: vars.space['6'],
          paddingBlockEnd: vars.space['3'],
        },
      },
    },
  },
});

// Above the sections the summary opens on demand; next to them it is always open.
export const disclosure = style({
  '@media': {
    [media.large]: {
      selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const summaryToggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.row,
  paddingInline: vars.space['5'],
  ...titleStep('lead'),
  '@media': { [media.large]: { '@supports': { [canForceOpen]: { display: 'none' } } } },
});

export const summaryTotal = style({
  ...wholeAmount,
  marginInlineStart: 'auto',
  fontFamily: vars.font.text,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const summaryBody = style({
  padding: vars.space['5'],
  paddingBlockStart: vars.space['1'],
  '@media': { [media.large]: { padding: vars.space['6'], paddingBlockStart: vars.space['1'] } },
});

export const submit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
