import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFigures } from '../../tests/bench/figures.ts';
import { documentsWithFigures } from '../reference/figures.ts';
import { fail, root, run } from '../steps.ts';
import { buildStore } from '../store-build.ts';

/*
 * `npm run figures`: measures the figures in bytes, counts the tests of the last whole `npm test`, and writes the tables of README and
 * docs/measurements.md. `--lighthouse` also measures pages with Lighthouse; the machine must be idle.
 */
if (!(await buildStore())) fail('The store could not be built.');
const benchmarks = ['budgets', ...(process.argv.includes('--lighthouse') ? ['lighthouse'] : [])];
for (const name of benchmarks) {
  const args = ['--conditions=source', `tests/bench/${name}.ts`, '--write'];
  const { ok } = await run({ title: `Measuring: ${name}`, command: 'node', args, limitSeconds: 3600 });
  if (!ok) fail('Nothing was written to the documents.');
}

const count = join(root, '.cache/tests.json');
if (existsSync(count)) storeFigures({ tests: JSON.parse(readFileSync(count, 'utf8')) });
else console.log('The number of tests stays as it was: no whole npm test has passed here.');

for (const [path, text] of documentsWithFigures()) writeFileSync(join(root, path), text);
