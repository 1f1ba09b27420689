import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumerals, textStep } from '../../theme/text.ts';

export const sold = style({ ...textStep('caption'), ...tabularNumerals, color: vars.color.text.soft });
