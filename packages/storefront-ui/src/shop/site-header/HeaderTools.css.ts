import { media } from '../../css/media.ts';
import { globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { roomy } from './roomy.ts';

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['0h'],
  marginInlineStart: 'auto',
  marginInlineEnd: '-0.625rem',
  '@media': { [roomy]: { gap: vars.space['2'] } },
});

// The account's slot may hold plain words.
globalStyle(`${tools} > span`, { maxInlineSize: '40vw' });

export const tool = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
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
      [roomy]: {
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
  '@media': { [roomy]: { display: 'inline' } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: 0,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
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
  // Generated content, so that the accessible name of the link contains only the exact number.
  selectors: { '&::after': { content: 'attr(data-count)' } },
});
