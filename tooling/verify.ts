import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { checks } from './check.ts';
import { bin, root, run, type Step } from './steps.ts';
import { buildStore } from './store-build.ts';

/**
 * Every test of the repository, in one go. Suites that search take more rounds with `--deep` (PM_DEEP),
 * the code is the same.
 */
const deep = process.argv.includes('--deep');
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
const start = Date.now();
const record = (ok: boolean) => (ok ? passed++ : failed++);

const env = { CHROMIUM_PATH: await ensureBrowser(), ...(deep && { PM_DEEP: '1' }) };

for (const step of checks) record((await run(step)).ok);

await vitest('Rules, client, hooks and components', [
  '--project',
  'rules',
  '--project',
  'sdk',
  '--project',
  'hooks',
  '--project',
  'ui',
  '--project',
  'store',
  '--project',
  'house',
]);
await vitest('API, on PGlite and on PostgreSQL', ['--project', 'api']);
await vitest('The reference API against its contract', ['--project', 'conformance']);
await vitest('Stories, with axe in light and dark', ['--config', 'vitest.storybook.config.ts']);
await vitest('Packed packages in other projects', ['--project', 'consumers']);

record(
  (
    await run({
      title: 'Building Storybook',
      command: bin('storybook'),
      args: ['build', '--quiet', '-o', 'storybook-static'],
    })
  ).ok,
);
await jest('Built Storybook');

record(await buildStore());
record((await run({ title: 'Budgets', command: 'node', args: ['tests/bench/budgets.ts'], env })).ok);
await playwright('The shop in Chromium');
// Lighthouse measures time, so it stays out of the everyday run.
if (deep) record((await run({ title: 'Lighthouse', command: 'node', args: ['tests/bench/lighthouse.ts'], env })).ok);

console.log(`\n${Math.round((Date.now() - start) / 1000)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Runs a step that writes a report; a step that ends badly counts as one failure at least. */
async function suite(step: Step, read: () => { passed: number; failed: number }): Promise<void> {
  const { ok } = await run(step);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch {
    console.log('  (no report was written)');
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  if (ok && counts.passed === 0) counts.failed = 1;
  console.log(`  ${counts.passed} passed, ${counts.failed} failed`);
  passed += counts.passed;
  failed += counts.failed;
}

function report(title: string): string {
  return join(reports, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
}

function readJest(file: string) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

async function vitest(title: string, args: string[]): Promise<void> {
  const file = report(title);
  await suite(
    {
      title,
      command: bin('vitest'),
      args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    },
    () => readJest(file),
  );
}

async function jest(title: string): Promise<void> {
  const file = report(title);
  await suite({ title, command: 'node', args: ['tooling/built-storybook.ts', file], env }, () => readJest(file));
}

async function playwright(title: string): Promise<void> {
  const file = report(title);
  await suite(
    {
      title,
      command: bin('playwright'),
      args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
    () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number };
      };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  );
}
