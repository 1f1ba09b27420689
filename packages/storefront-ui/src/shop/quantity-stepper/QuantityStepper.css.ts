import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const stepper = style({ display: 'inline-grid', justifyItems: 'start' });

export const box = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.critical.solid },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const button = style({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '1',
  borderRadius: 'inherit',
  color: vars.color.text.strong,
  transition: `background ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    // `aria-disabled` instead of `disabled`: the button keeps the focus, and a press explains the limit.
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: `calc(${vars.radius.control} - 1px)` },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': {
          background: vars.color.neutral.tint,
          transitionDuration: vars.duration.instant,
        },
      },
    },
  },
});

export const input = style({
  ...tabularNumerals,
  inlineSize: '2.75rem',
  // In browsers with `field-sizing` the field grows with its digits, up to the room that a cart line has on small screens.
  maxInlineSize: '6rem',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', inlineSize: 'auto', minInlineSize: '2.75rem' } },
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.medium,
  ':focus-visible': { outline: 'none' },
  selectors: { '[data-unconfirmed] > &': { color: vars.color.text.soft } },
});

/** Text in the field stays at 16 px, because iOS zooms into fields with smaller text. */
export const size = styleVariants({
  medium: { blockSize: vars.size.control },
  small: { blockSize: vars.size.controlSmall },
});

const below = {
  ...textStep('caption'),
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space['1'] } },
} as const;
export const note = style({ ...below, color: vars.color.text.soft });
export const error = style({ ...below, color: vars.color.critical.text });
