import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals } from '../../theme/text.ts';

export const root = style({ ...tabularNumerals, display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space['2'] });
