import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  gap: space['3'],
});

export const notes = style({
  display: 'grid',
  gap: space['1'],
  marginBlockStart: space['2'],
  ...textStep('small'),
});

export const note = style({ color: color.sale.text, fontWeight: vars.weight.medium });
export const unavailable = style({ color: color.text.soft });

export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  minBlockSize: vars.size.target,
});
