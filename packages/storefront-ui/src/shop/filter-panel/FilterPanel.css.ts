import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { control } from '../../primitives/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] });

export const groupTitle = style({
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space['2'],
  ...textStep('small'),
});

export const range = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['3'],
  alignItems: 'start',
});

export const amount = style([control, { fontVariantNumeric: 'tabular-nums' }]);

export const facet = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space['2'],
});

export const facetTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.5rem',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  ...textStep('small'),
  listStyle: 'none',
  '::after': {
    content: '',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    marginInlineEnd: '0.25em',
    borderInlineEnd: '1.5px solid',
    borderBlockEnd: '1.5px solid',
    transform: 'translateY(-0.125em) rotate(45deg)',
  },
  selectors: { [`${facet}[open] > &::after`]: { transform: 'translateY(0.125em) rotate(225deg)' } },
});

/** Shown only without scripts; with scripts choices apply at once. */
export const withoutScripts = style(
  { display: 'none', '@media': { '(scripting: none)': { display: 'inline-flex' } } },
  'utilities',
);

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '2.25rem',
  cursor: 'pointer',
});

export const box = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: vars.color.ink.solid,
  cursor: 'inherit',
});

export const categories = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space['5'],
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minBlockSize: '2.25rem',
  color: vars.color.text.soft,
  textDecoration: 'none',
  // A bar marks the current one, in addition to its colour.
  selectors: {
    '&[aria-current]': {
      marginInlineStart: `calc(-1 * ${vars.space['3']})`,
      paddingInlineStart: `calc(${vars.space['3']} - 3px)`,
      borderInlineStart: `3px solid ${vars.color.ink.solid}`,
      color: vars.color.text.strong,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.text.strong, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      },
    },
  },
});

export const count = style({ color: vars.color.text.soft, fontVariantNumeric: 'tabular-nums', ...textStep('small') });

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['2']}`,
});

export const result = style({ marginInlineEnd: vars.space['2'], color: vars.color.text.soft, ...textStep('small') });

export const chips = style({ display: 'contents' });

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space['2'],
  textUnderlineOffset: '0.25em',
  ...textStep('small'),
});
