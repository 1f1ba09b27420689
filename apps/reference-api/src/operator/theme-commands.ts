import { type CheckedTheme, setTheme, themeFile } from '../domain/shop-theme.ts';
import { host, operatorCommand } from './command.ts';

export const themeCommands = [
  operatorCommand({
    name: 'theme set',
    summary: 'gives the shop the colours, corners and fonts of a theme, once its contrast was checked',
    words: { file: 'store-theme.json, as the theme lab exports it and "theme show" prints it' },
    options: { host },
    files: ['file'],
    maxFileLength: 16 * 1024,
    run: async ({ database: { db } }, given) => {
      const { shop, ...checked } = await setTheme(db, given);
      const isShown = `${shop.name} has the theme ${checked.theme.name}. Pages show it within five seconds, kept ones within a minute.`;
      return [isShown, contrastOf(checked), ...movedColors(checked)].join('\n');
    },
  }),
  operatorCommand({
    name: 'theme show',
    summary: 'prints the theme of the shop: theme show > store-theme.json',
    words: {},
    options: { host },
    run: ({ database: { db } }, given) => themeFile(db, given.host),
  }),
];

function contrastOf({ pairs }: CheckedTheme): string {
  const passing = pairs.filter(({ ratio, least }) => ratio >= least).length;
  const [lowest] = pairs.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  const pair = lowest
    ? `; the lowest is ${lowest.mark} on ${lowest.ground}, ${lowest.ratio.toFixed(2)}:1 of ${lowest.least}:1`
    : '';
  return `Contrast: ${passing} of ${pairs.length} pairs of colours pass${pair}.`;
}

/** Colours that had to be changed, so that text on them can be read. */
const movedColors = ({ moved }: CheckedTheme): string[] =>
  moved.map(({ name, mode, contrast, asked, used }) => {
    const where = contrast === 'more' ? `${mode}, with more contrast` : mode;
    return `For its contrast, ${name} is ${used} instead of ${asked} (${where}).`;
  });
