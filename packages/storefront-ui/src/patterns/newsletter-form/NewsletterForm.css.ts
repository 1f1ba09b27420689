import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'grid',
  gap: vars.space['3'],
  maxInlineSize: vars.width.reading,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

// Beside the input, whatever stands below it.
export const submit = style({
  alignSelf: 'start',
  minBlockSize: `calc(${vars.size.control} + 2px)`,
  '@media': { [media.small]: { marginBlockStart: `calc(${vars.text.small.size} * 1.45 + 0.375rem)` } },
});

export const success = style({ gridColumn: '1 / -1', color: vars.color.positive.text, fontWeight: vars.weight.medium });
