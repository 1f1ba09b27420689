import { style } from '../../css/style.ts';
import { textStep } from '../../css/text.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] });

export const text = style({ fontFamily: vars.font.code, overflowWrap: 'anywhere', ...textStep('small') });
