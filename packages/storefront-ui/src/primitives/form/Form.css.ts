import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ gridTemplateColumns: 'minmax(0, 1fr)', display: 'grid', gap: vars.space['5'] });
