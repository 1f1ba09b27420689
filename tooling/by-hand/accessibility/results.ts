import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../steps.ts';
import { criteria, evidence } from './criteria.ts';

/** Results of `npm run accessibility`. */
export interface AccessibilityResults {
  /** Day of the run, ISO. */
  testedOn: string;
  /** By the beginning of their ids in Storybook: `forms-checkbox`. */
  stories: Readonly<Record<string, StoriesResult>>;
  /** Rules of axe that found something to check, by criterion of WCAG. */
  rules: Readonly<Record<string, readonly string[]>>;
  /** Whether the tests of the criteria passed, by title. */
  tests: Readonly<Record<string, boolean>>;
  /** Whether the changes of a component are announced. */
  announcements: Readonly<Record<string, boolean>>;
}

export interface StoriesResult {
  count: number;
  /** Number of rules of axe that found something to check. */
  rules: number;
  /** Violated rules of the failed stories, by id. None are listed if something else failed. */
  failed: Readonly<Record<string, readonly string[]>>;
}

export const RESULTS = 'tooling/by-hand/accessibility/results.json';

export const lastResults = (): AccessibilityResults => JSON.parse(readFileSync(join(root, RESULTS), 'utf8'));

export const storiesId = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

interface Test {
  title: string;
  isPassed: boolean;
}

interface Rule {
  id: string;
  tags: readonly string[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: readonly string[];
  /** Set by Storybook: the story's id, and the results of its accessibility addon. */
  meta: { storyId?: string; reports?: { type: string; result: { passes?: Rule[]; violations?: Rule[] } }[] };
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const vitestTests = (path: string): VitestTest[] =>
  read(path).testResults.flatMap(({ assertionResults }: { assertionResults: VitestTest[] }) => assertionResults);

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

const playwrightTests = ({ specs = [], suites = [] }: PlaywrightSuite): Test[] => [
  ...specs.map(({ title, tests }) => ({ title, isPassed: tests.every(({ status }) => status === 'expected') })),
  ...suites.flatMap(playwrightTests),
];

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));

/** `wcag1410` is 1.4.10. */
const criterionOf = (tag: string) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? '';

const rulesOf = ({ meta: { reports = [] } }: VitestTest): Rule[] =>
  reports
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result: { passes = [], violations = [] } }) => [...passes, ...violations]);

/** A failed story has no reports: its message ends the name of each violated rule with its id, `(image-alt)`. */
const violatedIn = ({ failureMessages }: VitestTest): string[] => [
  ...new Set(
    failureMessages
      .filter((message) => message.includes('toHaveNoViolations'))
      .flatMap((message) => [...message.matchAll(/ \(([a-z]+(?:-[a-z]+)+)\)"/g)].map(([, rule = '']) => rule)),
  ),
];

function storiesIn(tests: readonly VitestTest[]): Pick<AccessibilityResults, 'stories' | 'rules'> {
  const ids = new Set(criteria.map(({ id }) => id));
  const byCriterion = Map.groupBy(
    tests.flatMap(rulesOf).flatMap(({ id, tags }) => tags.map((tag) => ({ id, criterion: criterionOf(tag) }))),
    ({ criterion }) => criterion,
  );
  const groups = Map.groupBy(tests, ({ meta, fullName }) => (meta.storyId ?? fullName).replace(/--.*/, ''));
  return {
    stories: sorted(
      [...groups].map(([id, own]) => [
        id,
        {
          count: own.length,
          rules: new Set(own.flatMap(rulesOf).map((rule) => rule.id)).size,
          failed: sorted(
            own.flatMap((test) =>
              test.status === 'failed' ? [[`${test.meta.storyId}`, violatedIn(test)] as const] : [],
            ),
          ),
        },
      ]),
    ),
    rules: sorted(
      [...byCriterion]
        .filter(([criterion]) => ids.has(criterion))
        .map(([criterion, rules]) => [criterion, [...new Set(rules.map(({ id }) => id))].toSorted()]),
    ),
  };
}

/** Reads the reports `stories.json`, `node.json` and `browser.json` of Vitest and `journeys.json` of Playwright in a folder. */
export function collectResults(folder: string): AccessibilityResults {
  const tests: Test[] = [
    ...['node.json', 'browser.json']
      .flatMap((file) => vitestTests(join(folder, file)))
      .map(({ fullName, status }) => ({ title: fullName, isPassed: status === 'passed' })),
    ...playwrightTests(read(join(folder, 'journeys.json'))),
  ];
  const stories = storiesIn(vitestTests(join(folder, 'stories.json')));
  const announced = /^a screen reader says a change by itself ([A-Z]\w+)$/;
  return {
    testedOn: new Date().toISOString().slice(0, 10),
    ...stories,
    tests: sorted(
      evidence.flatMap(({ file, title }): (readonly [string, boolean])[] => {
        if (file.endsWith('.stories.tsx')) {
          const found = stories.stories[storiesId(title)];
          return found ? [[title, Object.keys(found.failed).length === 0]] : [];
        }
        const found = tests.filter((test) => test.title.includes(title));
        return found.length > 0 ? [[title, found.every(({ isPassed }) => isPassed)]] : [];
      }),
    ),
    announcements: sorted(
      tests.flatMap(({ title, isPassed }) => {
        const component = announced.exec(title)?.[1];
        return component ? [[component, isPassed] as const] : [];
      }),
    ),
  };
}
