import { media } from '../../css/media.ts';
import { fixed, headerHeight } from '../../css/place.ts';
import { globalStyle, keyframes, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomy } from './roomy.ts';

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } });

export const root = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  background: vars.color.page,
});

/** An element 120 px down the page. The row becomes fixed once this has scrolled out of view. */
export const sentinel = style({
  position: 'absolute',
  insetBlockStart: '7.5rem',
  inlineSize: '1px',
  blockSize: '1px',
  pointerEvents: 'none',
});

/** Reserves the row's space while the row is fixed. */
export const place = style({ blockSize: headerHeight });

globalStyle(`html:has(${place})`, {
  vars: { '--pm-header-height': '4rem' },
  // Keeps focused elements and jump targets from ending up behind the fixed row.
  scrollPaddingBlockStart: `calc(${headerHeight} + 1.25rem)`,
  '@media': {
    [media.large]: { vars: { '--pm-header-height': '4.75rem' } },
    [media.low]: { scrollPaddingBlockStart: vars.space['3'] },
  },
});

export const row = style({
  blockSize: headerHeight,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&[data-fixed]': {
      ...fixed,
      insetBlockStart: 0,
      insetInline: 0,
      animation: `${slideIn} ${vars.duration.base} ${vars.easing.enter}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-fixed]': { animation: 'none' } } },
    [media.low]: { selectors: { '&[data-fixed]': { position: 'static', animation: 'none' } } },
    [media.print]: { selectors: { '&[data-fixed]': { position: 'static' } } },
  },
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
  '@media': { [media.large]: { gap: vars.space['4'] }, [roomy]: { gap: vars.space['8'] } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.title4.size,
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
  textDecoration: 'none',
});

// A long name takes at most two lines, so that the row keeps its height.
export const brandName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
});

export const logo = style({
  inlineSize: 'auto',
  blockSize: '2rem',
  maxInlineSize: '10rem',
  objectFit: 'contain',
  objectPosition: `calc(50% - 50% * ${vars.direction}) 50%`,
  selectors: { '&:not([width])': { inlineSize: '8rem' } },
});

export const navigation = style({ display: 'none', '@media': { [media.large]: { display: 'block' } } });

export const links = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: vars.size.control,
  paddingInline: vars.space['2'],
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
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } },
    [roomy]: { paddingInline: vars.space['3'] },
  },
});

// Print shows only the shop's name.
globalStyle(`${inner} > :not(${brand})`, { '@media': { [media.print]: { display: 'none' } } });
