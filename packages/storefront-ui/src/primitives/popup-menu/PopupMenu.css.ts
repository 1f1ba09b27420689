import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({ position: 'relative' });

export const trigger = style({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: '1.75rem',
  paddingInline: vars.space['1'],
  borderRadius: vars.radius.small,
  maxInlineSize: '100%',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } } },
});

export const chevron = style({
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space['2']})`,
  zIndex: vars.layer.sticky,
  minInlineSize: '11rem',
  maxInlineSize: 'min(20rem, calc(100vi - 2rem))',
  padding: vars.space['2'],
  background: vars.color.raised,
  color: vars.color.text.strong,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  ...textStep('small'),
});

export const align = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  textAlign: 'start',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.medium } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.neutral.tint } } } },
});

export const heading = style({
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['2'],
  color: vars.color.text.soft,
  overflowWrap: 'anywhere',
});

export const separator = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  marginBlock: vars.space['2'],
});
