import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = style({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

export const width = styleVariants({
  narrow: { maxInlineSize: vars.width.narrow },
  reading: { maxInlineSize: vars.width.reading },
  medium: { maxInlineSize: vars.width.medium },
  wide: { maxInlineSize: vars.width.wide },
  full: { maxInlineSize: vars.width.full },
});
