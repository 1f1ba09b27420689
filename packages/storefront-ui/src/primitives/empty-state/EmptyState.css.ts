import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['4'],
  paddingBlock: vars.space.section,
  textAlign: 'center',
});
export const title = style(titleStep('title4'));
export const text = style({ overflowWrap: 'anywhere', maxInlineSize: vars.width.narrow, color: vars.color.text.soft });
