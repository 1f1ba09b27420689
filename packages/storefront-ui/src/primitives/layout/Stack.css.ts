import { styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const direction = styleVariants({
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});

export const gap = styleVariants({
  '1': { gap: space['1'] },
  '2': { gap: space['2'] },
  '3': { gap: space['3'] },
  '4': { gap: space['4'] },
  '6': { gap: space['6'] },
  '8': { gap: space['8'] },
  '12': { gap: space['12'] },
  section: { gap: space.section },
});

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
