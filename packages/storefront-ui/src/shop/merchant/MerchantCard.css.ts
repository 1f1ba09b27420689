import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const card = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
});

/** Three tiles that form one picture: thin gaps, rounded only on the outer corners. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2px',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const picture = style({ borderRadius: 0 }, 'utilities');

export const head = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space['3'],
});

export const avatar = style(
  {
    flex: 'none',
    inlineSize: '2.75rem',
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.flat,
  },
  'utilities',
);

export const words = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  justifyItems: 'start',
  flex: 1,
  minInlineSize: 0,
});

export const name = style({
  ...textStep('body'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
    [`${card}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
});

export const meta = style({ ...textStep('small'), color: vars.color.text.soft });

/** Stacked above the card's link, so that it receives presses. */
export const actions = style({ position: 'relative', zIndex: 1, overflowWrap: 'anywhere' });
