import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { checks } from './check.ts';
import { jobsOf } from './parts.ts';
import { type Counts, countsOf, type ReadReport, readJest, readPlaywright } from './reports.ts';
import { type Job, schedule } from './schedule.ts';
import { bin, root, run, type Step } from './steps.ts';
import { buildStore } from './store-build.ts';

/**
 * Every test of the repository, in one go. Suites that search take more rounds with `--deep` (PM_DEEP), and what
 * `npm test` runs in one way or language only, deep runs in all. `--part=<name>` takes the jobs of one part, see parts.ts.
 */
const deep = process.argv.includes('--deep');
const part = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length);
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = {
  CHROMIUM_PATH: await ensureBrowser(),
  // What Node has compiled for one step it keeps for the others.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...(deep && { PM_DEEP: '1' }),
};

interface Row extends Counts {
  title: string;
  seconds: number;
}
const rows: Row[] = [];
const start = Date.now();

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const storybook = 'Building Storybook';
const store = 'Building the store';

// What takes longest begins first. Two steps at once keep two cores busy, for each waits for a browser or a database at times.
await schedule(
  jobsOf(
    [
      counted(store, buildStore, passOrFail),
      vitest('API, on PGlite and on PostgreSQL', projects('api')),
      playwright('The shop in Chromium', 'tests/e2e/playwright.config.ts', [store]),
      vitest('Stories, with axe in light and dark', ['--config', 'vitest.storybook.config.ts']),
      ...(deep ? otherStories() : []),
      vitest('Components with random props', ['--config', 'vitest.browser.config.ts']),
      vitest(
        'Rules, client, hooks and components',
        projects('rules', 'sdk', 'hooks', 'hooks-react-18', 'identity', 'ui', 'store', 'store-browser', 'house'),
      ),
      vitest('The reference API against its contract', projects('conformance')),
      vitest('A storefront of the family on the reference API', projects('family')),
      // It measures how long visitors wait, so it has the machine to itself.
      vitest('One address against the shop', projects('attack'), { cores: 99, after: [store] }),
      job({ title: storybook, command: bin('storybook'), args: ['build', '--quiet', '-o', 'storybook-static'] }),
      vitest('Packed packages in other projects', projects('consumers')),
      job({ title: 'Budgets', command: 'node', args: ['tests/bench/budgets.ts'] }, { after: [store] }),
      playwright('Built Storybook', 'tests/storybook/playwright.config.ts', [storybook]),
      ...(deep
        ? [
            job(
              {
                title: 'A cluster that loses its leader',
                command: 'node',
                args: ['tooling/trial.ts', 'cluster', '--kills=1'],
              },
              { cores: 99 },
            ),
          ]
        : []),
      ...checks.map((check) => job({ ...check, limitSeconds: 300 })),
      // Lighthouse measures time, so it stays out of the everyday run and has the machine to itself.
      ...(deep
        ? [
            job(
              { title: 'Lighthouse', command: 'node', args: ['tests/bench/lighthouse.ts'] },
              { cores: Number.POSITIVE_INFINITY, after: [store] },
            ),
            suite(
              {
                title: 'Every story of the built Storybook',
                command: 'node',
                args: ['tooling/built-storybook.ts', report('Every story of the built Storybook')],
              },
              readJest,
              { after: [storybook] },
            ),
          ]
        : []),
    ],
    part,
  ),
  Math.min(4, availableParallelism()),
);

const sum = (what: (row: Row) => number) => rows.reduce((total, row) => total + what(row), 0);
console.log('');
for (const { title, seconds, passed, failed } of rows.toSorted((one, other) => other.seconds - one.seconds)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}${failed ? `, ${passed} passed, ${failed} failed` : ''}`);
}
console.log(`${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s  in all\n`);
const failures = rows.flatMap(({ title, failures = [] }) => failures.map((failure) => `✗ ${title}: ${failure}\n`));
for (const failure of failures.slice(0, 20)) console.log(failure);
const failed = sum((row) => row.failed);
console.log(`${sum((row) => row.passed)} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

type Needs = Partial<Pick<Job, 'cores' | 'after'>>;

/** A step that counts as one test. */
function job(step: Step, needs: Needs = {}): Job {
  return counted(step.title, () => execute(step), passOrFail, needs);
}

/** A step that writes a report of its tests. */
function suite(step: Step, read: ReadReport, needs: Needs = {}): Job {
  return counted(
    step.title,
    () => execute(step),
    (ok) => countsOf(ok, () => read(report(step.title))),
    needs,
  );
}

async function execute(step: Step): Promise<boolean> {
  const limitSeconds = deep ? 6 * 60 * 60 : 45 * 60;
  return (await run({ limitSeconds, ...step, env: { ...env, ...step.env } })).ok;
}

function passOrFail(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** A job whose counts go into the sum. */
function counted(
  title: string,
  execute: () => Promise<boolean>,
  countsFor: (ok: boolean) => Counts,
  { cores = 1, after = [] }: Needs = {},
): Job {
  return {
    title,
    cores,
    after,
    async work() {
      const begun = Date.now();
      const counts = countsFor(await execute());
      rows.push({ title, seconds: (Date.now() - begun) / 1000, ...counts });
      return counts.failed === 0;
    },
    skipped(because) {
      console.log(`✗ ${title} was not run, because this failed: ${because}`);
      rows.push({ title, seconds: 0, passed: 0, failed: 1 });
    },
  };
}

function report(title: string): string {
  return join(reports, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);
}

/** Every story again, as readers of other languages and those who need more contrast see it. */
function otherStories(): Job[] {
  const ways: [string, Record<string, string>][] = [
    ['in French', { VITE_PM_LOCALE: 'fr' }],
    ['in the pseudo-locale', { VITE_PM_LOCALE: 'en-XA' }],
    ['from right to left', { VITE_PM_DIR: 'rtl' }],
    ['with high contrast', { VITE_PM_CONTRAST: 'more' }],
  ];
  return ways.map(([name, env]) => vitest(`Stories ${name}`, ['--config', 'vitest.storybook.config.ts'], {}, env));
}

function vitest(title: string, args: string[], needs: Needs = {}, env: Record<string, string> = {}): Job {
  const writing = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(title)}`];
  return suite({ title, command: bin('vitest'), args: ['run', ...args, ...writing], env }, readJest, needs);
}

function playwright(title: string, config: string, after: readonly string[]): Job {
  const step = {
    title,
    command: bin('playwright'),
    args: ['test', '--config', config, '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(title) },
  };
  return suite(step, readPlaywright, { after });
}
