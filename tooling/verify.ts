import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differences, storedFigures } from '../tests/bench/figures.ts';
import { ensureBrowser } from './browser.ts';
import { fingerprint, forget, passedBefore, storePassed, unlessUnchanged } from './fingerprints.ts';
import { type Counts, countsOf, readJest, readPlaywright } from './reports.ts';
import { type Job, schedule } from './schedule.ts';
import { fail, root, run } from './steps.ts';
import { PARTS, type Suite, suitesOf } from './suites.ts';

/**
 * `npm test`: runs every step of tooling/suites.ts, three at a time on two cores. A step that passed with the same contents of what it reads, in any
 * checkout on this machine, does not run again, unless `--all`. CI repeats all but those that are marked `onlyWhenChanged`; `--deep` (PM_DEEP) repeats
 * everything. `--part unit` runs one part.
 */
const { values: options } = parseArgs({
  options: {
    deep: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});
const part = PARTS.find((name) => name === options.part);
if (options.part !== undefined && !part) fail(`There is no part “${options.part}”, only ${PARTS.join(', ')}.`);
/** Whether an earlier result of this step counts. */
const mayReuse = ({ onlyWhenChanged = false }: Suite) =>
  !options.all && !options.deep && (!process.env.CI || onlyWhenChanged);

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = {
  CHROMIUM_PATH: await ensureBrowser(),
  // Code that Node compiled for one step is reused by the others.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...(options.deep && { PM_DEEP: '1' }),
};

/** Inputs of every step. */
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'vitest.config.ts', 'tooling'];

interface Row extends Counts {
  title: string;
  seconds: number;
  /** Processor time in seconds, where the system tells it. */
  cpuSeconds?: number | undefined;
  isFresh: boolean;
}
const rows: Row[] = [];
const start = Date.now();

const suites = suitesOf({ isDeep: options.deep, ...(part && { part }) });
/** Titles of the steps that run in this call. A build runs if a step that needs it does. */
const due = new Set(suites.filter((suite) => !suite.makes && !earlierResultOf(suite)).map(({ title }) => title));
for (const { title, makes } of suites)
  if (makes && suites.some((suite) => due.has(suite.title) && suite.after?.includes(title))) due.add(title);

await schedule(
  suites.map(jobOf),
  // Browsers and servers wait for each other during a part of each step, so run one step more than there are cores.
  Math.min(4, availableParallelism() + 1),
);
if (!options.deep && !part && rows.every(({ failed }) => failed === 0)) compareNumberOfTests();
printSummary();
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);

/** Fingerprint of all that the result of a step depends on: files, Node and the browser. */
function printOf({ title, reads }: Suite): string {
  return fingerprint([...SHARED, ...reads], [title, process.version, `${statSync(env.CHROMIUM_PATH).size}`]);
}

function earlierResultOf(suite: Suite): Counts | undefined {
  return mayReuse(suite) ? passedBefore<Counts>(printOf(suite)) : undefined;
}

function jobOf(suite: Suite): Job {
  const { title, cores = 1, after = [], makes } = suite;
  return {
    title,
    cores,
    after,
    async work() {
      if (!due.has(title)) {
        if (!makes) console.log(`= ${title}: passed before, nothing that it reads has changed`);
        rows.push({ title, seconds: 0, isFresh: false, ...(earlierResultOf(suite) ?? { passed: 1, failed: 0 }) });
        return true;
      }
      const begun = Date.now();
      const counts = await (makes ? built(suite, makes) : tested(suite));
      rows.push({ title, seconds: (Date.now() - begun) / 1000, isFresh: true, ...counts });
      return counts.failed === 0;
    },
    skipped(because) {
      console.log(`✗ ${title} was not run, because this failed: ${because}`);
      rows.push({ title, seconds: 0, isFresh: true, passed: 0, failed: 1 });
    },
  };
}

/** Builds unless the output of the same sources is there. */
async function built(suite: Suite, output: string): Promise<Counts> {
  if (!existsSync(join(root, output))) forget(suite.title);
  const isBuilt = ({ failed }: Counts) => failed === 0;
  const { result } = await unlessUnchanged(suite.title, [...SHARED, ...suite.reads], () => countsAfter(suite), isBuilt);
  return result;
}

async function tested(suite: Suite): Promise<Counts> {
  const before = printOf(suite);
  const counts = await countsAfter(suite);
  // Files may have changed while it ran.
  if (!options.deep && counts.failed === 0 && printOf(suite) === before) storePassed(before, counts);
  return counts;
}

async function countsAfter(suite: Suite): Promise<Counts & Pick<Row, 'cpuSeconds'>> {
  const file = join(reports, `${suite.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);
  const { ok, cpuSeconds } = await run({
    limitSeconds: options.deep ? 6 * 60 * 60 : 45 * 60,
    ...suite,
    args: [...suite.args, ...reportArguments(suite, file)],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...suite.env },
  });
  const counts = suite.report
    ? countsOf(ok, () => (suite.report === 'playwright' ? readPlaywright : readJest)(file))
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { ...counts, cpuSeconds };
}

/** The documents state the number of tests, which may be 3 % off. `npm run figures` reads it from the cache. */
function compareNumberOfTests(): void {
  const tests = rows.reduce((total, { passed }) => total + passed, 0);
  writeFileSync(join(root, '.cache/tests.json'), JSON.stringify(tests));
  const failures = differences({ tests }, { tests: storedFigures().tests });
  const counts = { passed: 1 - failures.length, failed: failures.length, failures };
  rows.push({ title: 'Number of tests in the documents', seconds: 0, isFresh: true, ...counts });
}

function reportArguments({ report }: Suite, file: string): string[] {
  if (report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (report === 'playwright') return ['--reporter=line,json'];
  return report === 'jest' ? [file] : [];
}

function timesOf(...seconds: number[]): string {
  return seconds.map((value) => `${value.toFixed(1).padStart(7)} s  `).join('');
}

function printSummary(): void {
  const sum = (what: (row: Row) => number) => rows.reduce((total, row) => total + what(row), 0);
  console.log('');
  console.log('   wall  processor');
  for (const { title, seconds, cpuSeconds = 0, passed, failed, isFresh } of rows.toSorted(
    (one, other) => other.seconds - one.seconds,
  )) {
    const note = failed ? `, ${passed} passed, ${failed} failed` : isFresh ? '' : ', unchanged';
    console.log(timesOf(seconds, isFresh ? cpuSeconds : 0) + title + note);
  }
  const own = process.cpuUsage();
  const cpuSeconds = sum((row) => (row.isFresh ? (row.cpuSeconds ?? 0) : 0)) + (own.user + own.system) / 1e6;
  console.log(`${timesOf((Date.now() - start) / 1000, cpuSeconds)}in all\n`);
  const failures = rows.flatMap(({ title, failures = [] }) => failures.map((failure) => `✗ ${title}: ${failure}\n`));
  for (const failure of failures.slice(0, 20)) console.log(failure);
  const unchanged = sum(({ passed, isFresh }) => (isFresh ? 0 : passed));
  if (unchanged > 0)
    console.log(`${unchanged} of these passed before and were not repeated; npm test -- --all repeats them.`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
}
