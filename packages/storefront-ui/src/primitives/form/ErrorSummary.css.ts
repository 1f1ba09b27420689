import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  overflowWrap: 'anywhere',
  padding: `${vars.space['4']} ${vars.space['5']}`,
  border: `1px solid ${vars.color.critical.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.critical.tint,
  color: vars.color.critical.text,
});

export const title = style({ fontWeight: vars.weight.strong });

export const list = style({ marginBlockStart: vars.space['2'] });

export const link = style({ display: 'inline-block', paddingBlock: vars.space['0h'], minBlockSize: vars.size.target });
