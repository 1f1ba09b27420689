import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bytes, type Figures, storedFigures } from '../../tests/bench/figures.ts';
import { root } from '../steps.ts';
import { code, paragraphs, table } from './markdown.ts';

const PAGES = ['home', 'list', 'product', 'cart', 'checkout'];
const BUDGETS = code('npm run bench budgets');

const number = (value: number) => value.toLocaleString('en');
const kB = (value = Number.NaN, digits = 1) => (value / 1000).toFixed(digits);

const ofPages = (bytes: Bytes, what: string) => `${PAGES.map((page) => kB(bytes[`${page} ${what}`])).join(', ')} kB`;

/** The most important figures, for the README. */
function summary({ bytes, tests, timed }: Figures): string {
  const measured = [
    [
      'JavaScript before the first interaction: home, list, product; cart and checkout, signed in',
      ofPages(bytes, 'JavaScript'),
    ],
    ['CSS of these pages, in the document', ofPages(bytes, 'CSS')],
    ['their files', PAGES.map((page) => bytes[`${page} files`]).join(', ')],
    [
      'client in a program with two calls, typed errors, timeouts and tolerant parsing',
      `${kB(bytes['client twoCalls'], 2)} kB, with retries ${kB(bytes['client twoCallsWithRetry'], 2)} kB`,
    ],
  ].map(([what = '', figure = '']) => [what, figure, BUDGETS]);
  const rows = [...measured, ['tests and checks', number(tests), code('npm test')]];
  const times = Object.entries(timed).flatMap(([command, { machine, date, rows }]) =>
    Object.entries(rows).map(([what, figure]) => [what, figure, code(command), `${date}, ${machine}`]),
  );
  return paragraphs(
    'kB is 1,000 bytes after brotli. Lighthouse is for mobile (simulated slow 4G, four times slower processor): home, list, product, cart.',
    table(['measured', 'figure', 'command'], rows),
    table(['time', 'figure', 'command', 'when and where'], times),
  );
}

/** Every figure in bytes, for docs/measurements.md. */
const complete = ({ bytes }: Figures) =>
  table(
    ['measured', 'figure'],
    Object.entries(bytes).map(([name, value]) => [name, `${number(value)}${name.endsWith(' files') ? '' : ' B'}`]),
  );

/** The documents with figures between two comments, with the stored figures. */
export function documentsWithFigures(): ReadonlyMap<string, string> {
  const figures = storedFigures();
  const written = { 'README.md': summary(figures), 'docs/measurements.md': complete(figures) };
  return new Map(
    Object.entries(written).map(([path, figures]) => [
      path,
      readFileSync(join(root, path), 'utf8').replace(
        /(<!-- npm run figures -->\n)[\s\S]*?(\n<!-- end -->)/,
        (_, start: string, end: string) => `${start}\n${figures}\n${end}`,
      ),
    ]),
  );
}
