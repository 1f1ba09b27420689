import { style } from '../../css/style.ts';
import { visuallyHidden } from '../../css/visually-hidden.ts';

export const hidden = style(visuallyHidden, 'utilities');
