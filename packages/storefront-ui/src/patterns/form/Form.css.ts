import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space['5'] });
