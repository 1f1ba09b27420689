import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({
  marginBlockStart: vars.space.section,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style({
  maxInlineSize: vars.width.full,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const top = style({
  display: 'grid',
  gap: `${vars.space['10']} ${vars.space['8']}`,
  paddingBlock: vars.space['10'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) repeat(2, minmax(0, 2fr)) minmax(0, 3fr)',
      columnGap: vars.space['12'],
      paddingBlock: vars.space['16'],
    },
  },
});

export const newsletter = style({
  gridColumn: '1 / -1',
  '@media': { [media.large]: { gridColumn: 'auto', maxInlineSize: '28rem' } },
});

export const newsletterTitle = style({ ...titleStep('title4') });

export const newsletterText = style({
  marginBlock: `${vars.space['2']} ${vars.space['5']}`,
  color: vars.color.text.soft,
});

export const column = style({
  '@media': { [media.medium]: { gridColumn: 'span 2' }, [media.large]: { gridColumn: 'auto' } },
});

export const about = style([column, { gridColumn: '1 / -1' }]);

export const columnTitle = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space['3'] });

export const link = style({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '2.25rem',
  // Keeps a link that wraps onto two lines apart from the next one.
  paddingBlock: vars.space['1'],
  color: vars.color.text.soft,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.text.strong, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      },
    },
  },
});

export const blurb = style({ color: vars.color.text.soft, textWrap: 'pretty' });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  paddingBlock: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.text.soft,
  ...textStep('small'),
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
});

/** The copyright at the start, the visitor's settings at the end. */
export const networks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['5']}`,
});

export const rights = style([legal, { flex: '1 1 auto', justifyContent: 'space-between' }]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: '1.75rem',
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
  ...textStep('caption'),
});
