import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';
import { toned } from '../../theme/tone.css.ts';

const { color, space } = vars;

export const alert = style({
  display: 'flex',
  gap: space['3'],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});

export const size = styleVariants({
  small: { padding: space['3'], ...textStep('small') },
  medium: { padding: space['4'], ...textStep('small') },
  large: { padding: space['6'], ...textStep('body') },
});

export const variant = styleVariants({
  solid: { color: toned.on, background: toned.solid },
  tint: { color: color.text.strong, background: toned.tint, borderColor: toned.line },
  outline: { color: color.text.strong, background: color.surface, borderColor: toned.edge },
  ghost: { color: toned.words, padding: 0 },
});

export const icon = style({ flexShrink: 0 });
export const content = style({ display: 'grid', gap: space['1'], minInlineSize: 0, flex: 1 });
export const title = style({ fontWeight: vars.weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], paddingBlockStart: space['2'] });
