import { media } from '../../css/media.ts';
import { keyframes, style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['5'],
  maxInlineSize: vars.width.reading,
  marginInline: 'auto',
  paddingBlock: vars.space.section,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.pill,
});

export const tone = styleVariants({
  confirming: { background: vars.color.neutral.tint, color: vars.color.text.soft },
  processing: { background: vars.color.info.tint, color: vars.color.info.text },
  paid: { background: vars.color.positive.tint, color: vars.color.positive.text },
  failed: { background: vars.color.critical.tint, color: vars.color.critical.text },
  cancelled: { background: vars.color.neutral.tint, color: vars.color.text.soft },
  unknown: { background: vars.color.caution.tint, color: vars.color.caution.text },
});

export const spinner = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted', borderBlockStartColor: 'currentColor' },
  },
});

export const title = style({ ...titleStep('title2'), selectors: { '&:focus': { outline: 'none' } } });

export const text = style({
  color: vars.color.text.soft,
  marginBlockStart: vars.space['2'],
  ...textStep('lead'),
  textWrap: 'pretty',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  inlineSize: '100%',
  paddingBlock: vars.space['4'],
  borderBlock: `1px solid ${vars.color.border.hairline}`,
});

export const factLabel = style({ color: vars.color.text.soft, marginInlineEnd: vars.space['3'], ...textStep('small') });

export const amount = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...textStep('lead'),
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
