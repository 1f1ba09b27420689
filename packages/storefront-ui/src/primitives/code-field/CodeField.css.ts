import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const code = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] });
export const input = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }, 'utilities');
export const action = style({ justifySelf: 'start' });
