import { media } from '../../css/media.ts';
import { createVar, keyframes, style } from '../../css/style.ts';
import { textStep } from '../../css/text.ts';
import { vars } from '../../theme/contract.css.ts';

const rowHeight = createVar();

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } });

export const root = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  background: vars.color.page,
  vars: { [rowHeight]: '4rem' },
  '@media': { [media.large]: { vars: { [rowHeight]: '4.75rem' } }, [media.print]: { display: 'none' } },
});

/** Stands 120 px down the page: the row is fixed once this has left the view. */
export const sentinel = style({
  position: 'absolute',
  insetBlockStart: '7.5rem',
  inlineSize: '1px',
  blockSize: '1px',
  pointerEvents: 'none',
});

/** Keeps the row's place when the row becomes fixed. */
export const place = style({ blockSize: rowHeight });

export const row = style({
  blockSize: rowHeight,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&[data-fixed]': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      animation: `${slideIn} ${vars.duration.base} ${vars.easing.enter}`,
    },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-fixed]': { animation: 'none' } } } },
});

export const inner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  blockSize: '100%',
  maxInlineSize: vars.width.full,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [media.large]: { gap: vars.space['8'] } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.title4.size,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const logo = style({ inlineSize: 'auto', blockSize: '2rem', maxInlineSize: '10rem', objectFit: 'contain' });

export const navigation = style({ display: 'none', '@media': { [media.large]: { display: 'block' } } });

export const links = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: vars.size.target,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  color: vars.color.text.soft,
  textUnderlineOffset: '0.5em',
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[aria-current], &[aria-expanded="true"]': { color: vars.color.text.strong },
    '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '1.5px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['0h'],
  marginInlineStart: 'auto',
  marginInlineEnd: '-0.625rem',
  '@media': { [media.large]: { gap: vars.space['2'] } },
});

export const tool = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.neutral.tint } } } },
});

export const menuTool = style([
  tool,
  { marginInlineStart: '-0.75rem', '@media': { [media.large]: { display: 'none' } } },
]);

export const searchTool = style([
  tool,
  {
    '@media': {
      [media.large]: {
        justifyContent: 'start',
        gap: vars.space['2'],
        minInlineSize: '11rem',
        minBlockSize: '2.5rem',
        paddingInline: vars.space['3'],
        border: `1px solid ${vars.color.border.hairline}`,
        borderRadius: vars.radius.pill,
        color: vars.color.text.soft,
      },
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } },
    },
  },
]);

export const searchWords = style({
  display: 'none',
  ...textStep('small'),
  '@media': { [media.large]: { display: 'inline' } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '0.3rem',
  insetInlineStart: 'calc(50% + 0.15rem)',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.pill,
  background: vars.color.ink.solid,
  color: vars.color.ink.on,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
