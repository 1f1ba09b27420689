import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const alert = style({
  display: 'flex',
  gap: space['3'],
  padding: space['4'],
  border: '1px solid',
  borderRadius: vars.radius.control,
  color: color.text.strong,
  ...textStep('small'),
});

const toned = (role: typeof color.info) => ({ background: role.tint, borderColor: role.line });

export const tone = styleVariants({
  info: toned(color.info),
  positive: toned(color.positive),
  caution: toned(color.caution),
  critical: toned(color.critical),
});

export const icon = style({ flexShrink: 0 });
export const content = style({ display: 'grid', gap: space['1'], minInlineSize: 0, flex: 1 });
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ paddingBlockStart: space['2'] });
