import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const card = style({ display: 'grid', justifyItems: 'start', gap: vars.space['3'], minInlineSize: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'], minInlineSize: 0 });
export const who = style({ minInlineSize: 0 });
export const author = style({ ...textStep('body'), fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const soft = style({
  ...textStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['3'],
  color: vars.color.text.soft,
  overflowWrap: 'anywhere',
});
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  color: vars.color.positive.text,
});

export const text = style({ maxInlineSize: vars.width.reading, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
export const picture = style({ inlineSize: '5rem' });
export const press = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  cursor: 'zoom-in',
});

export const reply = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `2px solid ${vars.color.border.hairline}`,
});
export const replier = style({ ...textStep('small'), fontWeight: vars.weight.strong });
