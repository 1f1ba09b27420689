import { checks } from './check.ts';
import { bin, type Step } from './steps.ts';

/** Parts of the tests, each of which runs on a separate machine in CI. */
export const PARTS = ['check', 'unit', 'api', 'browser', 'stories', 'packages'] as const;
export type Part = (typeof PARTS)[number];

/** A step of `npm test`. */
export interface Suite extends Step {
  part: Part;
  /** The format of its report, which counts its tests; a step without a report counts as one test. */
  report?: 'vitest' | 'playwright' | 'jest';
  /** Files and folders that it depends on: a step that passed does not run again while these are unchanged. */
  reads: readonly string[];
  /** In CI too it runs only if something that it reads has changed since it passed there. */
  onlyWhenChanged?: boolean;
  /** Its output, for a build: it runs if a step that needs it runs, and the output of these sources is missing. */
  makes?: string;
  /** Titles of the steps that must have passed before. */
  after?: readonly string[];
  /** Cores that it keeps busy, 1 by default. */
  cores?: number;
}

const sdk = 'packages/storefront-sdk';
const hooks = 'packages/storefront-hooks';
const ui = 'packages/storefront-ui';
const devkit = 'packages/storefront-devkit';
const packages = [sdk, hooks, ui, devkit];
const api = 'apps/reference-api';
const demo = 'apps/demo-shop';
const store = 'apps/reference-store';
const shop = [...packages, api, demo, store];

const STORE_BUILD = 'Store build';
const PACKAGES = 'Packages';
const STORYBOOK_BUILD = 'Storybook build';
const NEWCOMER = 'tests/consumers/newcomer.test.ts';
const ATTACK = 'One address against the shop';

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const storiesConfig = ['--config', 'vitest.storybook.config.ts'];

function vitest(title: string, args: readonly string[]): Step & Pick<Suite, 'report'> {
  return { title, command: bin('vitest'), args: ['run', ...args], report: 'vitest' };
}

function playwright(title: string, config: string): Step & Pick<Suite, 'report'> {
  return { title, command: bin('playwright'), args: ['test', '--config', config], report: 'playwright' };
}

/** The steps of every run, those that take longest first. */
const daily: readonly Suite[] = [
  {
    title: STORE_BUILD,
    command: 'node',
    args: ['tooling/store-build.ts'],
    makes: 'apps/reference-store/dist',
    part: 'browser',
    reads: [...packages, store],
  },
  {
    title: PACKAGES,
    command: 'node',
    args: ['tooling/pack.ts'],
    makes: '.cache/tarballs',
    part: 'packages',
    reads: ['packages', 'docs', 'examples', '.storybook'],
  },
  {
    ...playwright('Shop in Chromium', 'tests/e2e/playwright.config.ts'),
    part: 'browser',
    reads: [...shop, 'tests/e2e'],
    after: [STORE_BUILD],
  },
  {
    ...vitest('Stories in Chromium', storiesConfig),
    part: 'stories',
    reads: [ui, '.storybook', `${store}/src/styles`],
  },
  { ...vitest('Reference API', projects('api')), part: 'api', reads: [api, demo, sdk, hooks, 'tests/compatibility'] },
  {
    ...vitest('Components with random props', ['--config', 'vitest.browser.config.ts']),
    part: 'stories',
    reads: [ui],
  },
  {
    ...vitest('Client, rules, hooks', projects('rules', 'sdk', 'devkit', 'hooks')),
    part: 'unit',
    reads: [...packages, 'docs/reference', 'examples', store],
  },
  {
    ...vitest('Components and store', projects('ui', 'store', 'store-browser')),
    part: 'unit',
    reads: [...packages, store],
  },
  {
    ...vitest('Documents, recipes, repository', projects('identity', 'cookbook', 'repository')),
    part: 'unit',
    // Documents and workflows are checked too.
    reads: [...shop, '.storybook', '.github', 'docs', 'tests', 'README.md', 'CONTRIBUTING.md', 'compose.yaml'],
  },
  {
    ...vitest('Contract of the reference API', projects('conformance')),
    part: 'api',
    reads: [api, demo, sdk, hooks, devkit, 'tests/conformance'],
  },
  {
    ...vitest(ATTACK, projects('attack')),
    part: 'browser',
    reads: [...shop, 'tests/attack'],
    after: [STORE_BUILD],
  },
  {
    title: STORYBOOK_BUILD,
    command: bin('storybook'),
    args: ['build', '--quiet', '-o', 'storybook-static'],
    // Packing reads the types of the props for the manifest of the components, which takes as long as the build.
    env: { STORYBOOK_PROPS: 'off' },
    makes: 'storybook-static',
    part: 'stories',
    reads: [ui, '.storybook', `${store}/src/styles`],
  },
  {
    ...vitest('Packed packages in other projects', [...projects('consumers'), '--exclude', NEWCOMER]),
    part: 'packages',
    reads: ['packages', 'docs', 'examples', 'tests/consumers', 'tests/node-22'],
    onlyWhenChanged: true,
    after: [PACKAGES],
  },
  {
    // The tools of a framework start up and compile while a browser waits for them, as on a newcomer's machine: alone.
    ...vitest('A newcomer’s first start', [...projects('consumers'), NEWCOMER]),
    part: 'packages',
    reads: ['packages', 'docs', 'examples', 'tests/consumers', 'tests/node-22'],
    onlyWhenChanged: true,
    after: [PACKAGES],
    cores: Number.POSITIVE_INFINITY,
  },
  {
    title: 'Budgets in bytes',
    command: 'node',
    args: ['tests/bench/budgets.ts'],
    part: 'browser',
    reads: [...shop, 'tests/bench'],
    onlyWhenChanged: true,
    after: [STORE_BUILD, PACKAGES],
  },
  {
    ...playwright('Built Storybook', 'tests/storybook/playwright.config.ts'),
    part: 'stories',
    reads: [ui, '.storybook', `${store}/src/styles`, 'tests/storybook'],
    onlyWhenChanged: true,
    after: [STORYBOOK_BUILD],
  },
  ...checks.map((check): Suite => ({ ...check, part: 'check', reads: ['.'], limitSeconds: 300 })),
];

/** Runs every story again, as readers of other languages, and those who need more contrast, see it. */
const storiesOf = (audience: string, env: Record<string, string>): Suite => ({
  ...vitest(`Stories ${audience}`, storiesConfig),
  env,
  part: 'stories',
  reads: [],
});

/** Steps of `npm run test:deep` only. */
const deep: readonly Suite[] = [
  { ...vitest('Hooks on React 18', projects('hooks-react-18')), part: 'unit', reads: [] },
  storiesOf('in French', { VITE_PM_LOCALE: 'fr' }),
  storiesOf('in the pseudo-locale, on a phone', { VITE_PM_LOCALE: 'en-XA', VITE_PM_VIEWPORT: 'phone' }),
  storiesOf('from right to left', { VITE_PM_DIR: 'rtl' }),
  storiesOf('with high contrast', { VITE_PM_CONTRAST: 'more' }),
  storiesOf('translated by the browser', { VITE_PM_TRANSLATED: '1' }),
  {
    title: 'Every story of the built Storybook',
    command: 'node',
    args: ['tooling/built-storybook.ts'],
    report: 'jest',
    part: 'stories',
    reads: [],
    after: [STORYBOOK_BUILD],
  },
  // These measure time or use the system's PostgreSQL, so nothing else may run at the same time.
  {
    ...vitest('Work in bulk', projects('load')),
    part: 'api',
    reads: [],
    cores: Number.POSITIVE_INFINITY,
  },
  {
    title: 'A cluster that loses its leader',
    command: 'node',
    args: ['tooling/trial.ts', 'cluster', '--kills=1'],
    part: 'api',
    reads: [],
    cores: Number.POSITIVE_INFINITY,
  },
  {
    title: 'Lighthouse',
    command: 'node',
    args: ['tests/bench/lighthouse.ts'],
    part: 'browser',
    reads: [],
    after: [STORE_BUILD],
    cores: Number.POSITIVE_INFINITY,
  },
];

/**
 * The deep run also measures how long others wait during an attack, so nothing else may run at the same time; and it opens the docs pages of all
 * components, which have tables of their props.
 */
function asInDeep(suite: Suite): Suite {
  if (suite.title === ATTACK) return { ...suite, cores: Number.POSITIVE_INFINITY };
  return suite.title === STORYBOOK_BUILD ? { ...suite, env: {} } : suite;
}

/** The steps of a run: all, or those of one part. The steps of a part also build outputs of other parts if they need them. */
export function suitesOf({ isDeep, part }: { isDeep: boolean; part?: Part }): readonly Suite[] {
  const suites = (isDeep ? [...daily.map(asInDeep), ...deep] : daily).filter(
    (suite) => part === undefined || suite.part === part,
  );
  const titles = new Set(suites.map(({ title }) => title));
  return suites.map((suite) => ({ ...suite, after: suite.after?.filter((title) => titles.has(title)) ?? [] }));
}
