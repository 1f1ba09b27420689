import { media } from '../../css/media.ts';
import { globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: space['3'],
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  paddingBlock: space['5'],
  paddingInline: space.gutter,
  paddingBlockEnd: `max(${space['5']}, env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: `1px solid ${color.border.control}`,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.medium]: {
      insetInline: space['5'],
      insetBlockEnd: space['5'],
      maxInlineSize: '44rem',
      paddingInline: space['5'],
      border: `1px solid ${color.border.hairline}`,
      borderRadius: vars.radius.card,
    },
    print: { display: 'none' },
  },
});

// What takes the focus never lies below the banner.
globalStyle(`html:has(${root})`, { scrollPaddingBlockEnd: 'min(22rem, 50dvh)' });

export const title = style(titleStep('lead'));
export const text = style({ ...textStep('small'), color: color.text.soft, maxInlineSize: '65ch' });
export const choices = style({ display: 'grid', gap: space['3'] });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space['3'],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
/** Below the two of equal weight, beside them where there is room. */
export const further = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});
