import { styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep } from '../../theme/text.ts';

const { text } = vars.color;

export const size = styleVariants({
  title4: { color: text.strong, ...titleStep('title4') },
  title3: { color: text.strong, ...titleStep('title3') },
  title2: { color: text.strong, ...titleStep('title2') },
  title1: { color: text.strong, ...titleStep('title1') },
  display: { color: text.strong, ...titleStep('display') },
});
