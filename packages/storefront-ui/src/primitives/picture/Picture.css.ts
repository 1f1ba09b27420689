import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.color.neutral.tint,
  borderRadius: 'inherit',
});

export const ratio = styleVariants({
  portrait: { aspectRatio: '4 / 5' },
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '3 / 2' },
  wide: { aspectRatio: '16 / 9' },
  natural: {},
});

const filled = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const image = styleVariants({
  cover: [filled, { objectFit: 'cover' }],
  contain: [filled, { objectFit: 'contain' }],
  natural: { inlineSize: '100%', blockSize: 'auto' },
});

export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space['2'],
  padding: vars.space['3'],
  textAlign: 'center',
  color: vars.color.text.soft,
  ...textStep('small'),
});

export const missingNatural = style({ position: 'static', aspectRatio: '4 / 5' });
