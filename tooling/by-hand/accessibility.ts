import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { formatted } from '../formatted.ts';
import { bin, fail, root, run } from '../steps.ts';
import { buildStore } from '../store-build.ts';
import { evidence } from './accessibility/criteria.ts';
import { accessibilityReport } from './accessibility/report.ts';
import { collectResults, RESULTS } from './accessibility/results.ts';

/*
 * `npm run accessibility`: checks every story with axe in both themes, runs the tests that tooling/by-hand/accessibility/criteria.ts
 * lists, and writes the accessibility report. It fails if one of them fails, after writing the report.
 */
const folder = join(root, '.cache/accessibility');
mkdirSync(folder, { recursive: true });
const env = { CHROMIUM_PATH: await ensureBrowser(), PM_DEEP: '1' };
const filesEnding = (...ends: string[]) =>
  [...new Set(evidence.map(({ file }) => file))].filter((file) => ends.some((end) => file.endsWith(end)));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

await vitest('Stories with axe', 'stories.json', ['--config', 'vitest.storybook.config.ts']);
await vitest('Announcements and contrast', 'node.json', ['--project', 'ui', ...filesEnding('.test.ts', '.test.tsx')]);
await vitest('Components at 320 px', 'browser.json', [
  '--config',
  'vitest.browser.config.ts',
  ...filesEnding('.browser.tsx'),
]);
if (!(await buildStore())) fail('The store could not be built.');
await run({
  title: 'Pages and journeys',
  command: bin('playwright'),
  args: [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=line,json',
    '-g',
    evidence.map(({ title }) => escaped(title)).join('|'),
    ...filesEnding('.spec.ts'),
  ],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'journeys.json') },
  limitSeconds: 7200,
});

const results = collectResults(folder);
writeFileSync(join(root, RESULTS), formatted(RESULTS, JSON.stringify(results)));
for (const [path, text] of accessibilityReport()) writeFileSync(join(root, path), text);

const failed = [
  ...Object.values(results.stories).flatMap(({ failed }) => Object.keys(failed)),
  ...[results.tests, results.announcements].flatMap((all) => Object.keys(all).filter((title) => !all[title])),
];
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}.`);

function vitest(title: string, file: string, args: readonly string[]) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, file)}`];
  return run({ title, command: bin('vitest'), args: ['run', ...args, ...report], env, limitSeconds: 7200 });
}
