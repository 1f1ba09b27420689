import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({ paddingBlockEnd: vars.space['6'] });

export const groups = style({ marginBlockStart: vars.space['5'] });

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space['5'] } } });

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2rem',
  color: vars.color.text.soft,
  ...textStep('small'),
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '3rem',
  paddingInline: vars.space['2'],
  marginInline: `calc(-1 * ${vars.space['2']})`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  selectors: { '&[aria-selected="true"]': { background: vars.color.neutral.tint } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.neutral.tint } } },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const thumbnail = style({
  flex: 'none',
  inlineSize: '2.5rem',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});

export const meta = style({
  // An amount stays on one line; a long label wraps instead.
  flex: 'none',
  maxInlineSize: '50%',
  overflowWrap: 'break-word',
  marginInlineStart: 'auto',
  color: vars.color.text.soft,
  ...textStep('small'),
});

export const words = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.pill,
  ...textStep('small'),
});

export const wordLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.neutral.tint } } } },
});

export const forget = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  marginInlineStart: `calc(-1 * ${vars.space['2']})`,
  borderRadius: vars.radius.pill,
  color: vars.color.text.soft,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } } },
});
