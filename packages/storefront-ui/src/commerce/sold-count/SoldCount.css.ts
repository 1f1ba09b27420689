import { style } from '../../css/style.ts';
import { tabularNumerals, textStep } from '../../css/text.ts';
import { vars } from '../../theme/contract.css.ts';

export const sold = style({ ...textStep('caption'), ...tabularNumerals, color: vars.color.text.soft });
