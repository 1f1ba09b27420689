import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  paddingBlock: vars.space.section,
  overflowWrap: 'anywhere',
});

export const size = styleVariants({
  section: { justifyItems: 'center', gap: vars.space['4'], textAlign: 'center' },
  page: {
    alignContent: 'center',
    justifyItems: 'start',
    gap: vars.space['5'],
    minBlockSize: 'min(36rem, 70dvb)',
    maxInlineSize: vars.width.reading,
  },
});

export const words = style({ display: 'grid', gap: 'inherit', justifyItems: 'inherit', maxInlineSize: '100%' });

export const title = styleVariants({
  section: { ...titleStep('title4'), selectors: { '&:focus': { outline: 'none' } } },
  page: { ...titleStep('title1'), selectors: { '&:focus': { outline: 'none' } } },
});

export const text = styleVariants({
  section: { maxInlineSize: vars.width.narrow, color: vars.color.text.soft },
  page: { ...textStep('lead'), color: vars.color.text.soft, textWrap: 'pretty' },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: vars.space['3'],
  maxInlineSize: '100%',
});

export const footer = style({ inlineSize: '100%', minInlineSize: 0, overflowWrap: 'break-word' });
