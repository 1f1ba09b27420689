import { availableParallelism } from 'node:os';
import { type Job, schedule } from './schedule.ts';
import { bin, root, run, type Step } from './steps.ts';

const tsc = `${root}/node_modules/typescript-native/bin/tsc`;
/** The API’s project includes the demo shop, and the project of the tests includes this folder. */
const projects = [
  'packages/storefront-sdk',
  'packages/storefront-hooks',
  'packages/storefront-devkit',
  'packages/storefront-ui',
  'packages/create-promenade',
  'apps/reference-api',
  'apps/reference-store',
  'apps/reference-store/worker',
  'apps/docs',
  'docs/cookbook',
  'tests',
  '.storybook',
];

/** Types, lint, format, import rules, generated pages. */
export const checks: readonly Step[] = [
  // Projects are checked in parallel with one checker thread each, because several threads would repeat each other's work.
  ...projects.map((project) => ({
    title: `Types of ${project}`,
    command: tsc,
    args: ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', `.cache/types/${project}.json`],
  })),
  { title: 'Lint and format', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  {
    title: 'Import rule',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', '--cache', '.cache/imports', 'packages', 'apps'],
  },
  {
    title: 'Index of the calls, code in documents',
    command: 'node',
    args: ['--conditions=source', 'tooling/reference.ts', '--check'],
  },
  {
    title: 'Types of the tables',
    command: 'node',
    args: ['--conditions=source', 'apps/reference-api/src/testing/write-table-types.ts', '--check'],
  },
  { title: 'Components and their stories', command: 'node', args: ['tooling/component-table.ts'] },
  { title: 'Text beside what changes', command: 'node', args: ['tooling/bare-text.ts'] },
  { title: 'The repository itself', command: 'node', args: ['tooling/repository.ts'] },
];

if (import.meta.main) {
  let failed = 0;
  const job = (step: Step): Job => ({
    title: step.title,
    cores: 1,
    async work() {
      const { ok } = await run(step);
      if (!ok) failed++;
      return ok;
    },
  });
  await schedule(checks.map(job), availableParallelism());
  console.log(`\n${checks.length - failed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
