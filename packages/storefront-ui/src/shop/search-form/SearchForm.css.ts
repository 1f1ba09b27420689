import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { visuallyHidden } from '../../css/visually-hidden.ts';
import { control } from '../../primitives/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const label = style({ display: 'block', marginBlockEnd: vars.space['2'], ...textStep('small') });

export const row = style({ display: 'flex', gap: vars.space['2'], maxInlineSize: vars.width.reading });

export const input = style([
  control,
  { flex: 1, minInlineSize: 0, selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);

/** On phones the button shows only its icon, so that the field is wider. */
export const submitWord = style({ '@media': { [`not all and ${media.medium}`]: visuallyHidden } });
