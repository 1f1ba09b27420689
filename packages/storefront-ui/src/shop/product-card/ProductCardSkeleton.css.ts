import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

/** A line with the height of the text that it replaces. Only a bar inside it is painted. */
export const bar = style(
  {
    display: 'flex',
    columnGap: 0,
    alignItems: 'center',
    '::before': { content: '\u200b' },
    '::after': {
      content: '',
      position: 'static',
      blockSize: '0.7em',
      inlineSize: '70%',
      borderRadius: vars.radius.small,
      background: vars.color.neutral.tintHover,
    },
  },
  'utilities',
);
export const short = style({ '::after': { inlineSize: '4ch' } }, 'utilities');
export const middle = style(
  { gridColumn: '1 / -1', '::before': { inlineSize: 0 }, '::after': { inlineSize: '45%' } },
  'utilities',
);
