import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  maxInlineSize: '100%',
});

export const text = style({ fontFamily: vars.font.code, ...textStep('small') });

/** What to do where the browser could not copy. */
export const note = style({ color: vars.color.text.soft, ...textStep('small') });
