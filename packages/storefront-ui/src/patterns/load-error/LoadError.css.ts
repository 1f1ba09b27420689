import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

export const root = style({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });
export const size = styleVariants({
  inline: {
    padding: vars.space['4'],
    border: `1px solid ${vars.color.critical.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.critical.tint,
    ...textStep('small'),
  },
  page: { justifyItems: 'center', paddingBlock: vars.space.section, textAlign: 'center' },
});
export const title = styleVariants({
  inline: { fontWeight: vars.weight.strong },
  page: titleStep('title4'),
});
export const text = style({ maxInlineSize: vars.width.reading, color: vars.color.text.soft });
export const request = style({ color: vars.color.text.soft, ...textStep('caption') });
