import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentGuidance } from '../../docs/guidance.ts';
import { formatted } from '../../formatted.ts';
import { code, paragraphs, table } from '../../reference/markdown.ts';
import { fail, root } from '../../steps.ts';
import { type Criterion, criteria, evidence } from './criteria.ts';
import { type AccessibilityResults, lastResults, RESULTS } from './results.ts';

const PAGE = 'docs/reference/accessibility.md';
const STATEMENT = 'apps/reference-store/src/lib/accessibility-report.ts';

type Status = 'passed' | 'failed' | 'checked by hand' | 'not checked' | 'not applicable';

function statusOf({ id, tests = [], byHand, notApplicable }: Criterion, results: AccessibilityResults): Status {
  if (notApplicable) return 'not applicable';
  const rules = results.rules[id] ?? [];
  const violated = new Set(Object.values(results.stories).flatMap(({ failed }) => Object.values(failed).flat()));
  if (rules.some((rule) => violated.has(rule)) || tests.some(({ title }) => !results.tests[title])) return 'failed';
  if (rules.length > 0 || tests.length > 0) return 'passed';
  return byHand ? 'checked by hand' : 'not checked';
}

/** Differences between the list of criteria and the results. */
function mismatches({ tests, rules }: AccessibilityResults): string[] {
  const titles = new Set(evidence.map(({ title }) => title));
  const ids = new Set(criteria.map(({ id }) => id));
  return [
    ...evidence
      .filter(({ file, title }) => !readFileSync(join(root, file), 'utf8').includes(title))
      .map(({ file, title }) => `${file} has no test “${title}”`),
    ...[...titles].filter((title) => tests[title] === undefined).map((title) => `no result of “${title}”`),
    ...Object.keys(tests)
      .filter((title) => !titles.has(title))
      .map((title) => `no criterion has the test “${title}”`),
    ...Object.keys(rules)
      .filter((id) => !ids.has(id))
      .map((id) => `criterion ${id} is not listed`),
  ];
}

function criteriaTable(results: AccessibilityResults): string {
  const rows = criteria.map((criterion) => {
    const { id, name, level, tests = [], byHand, notApplicable } = criterion;
    const rules = results.rules[id] ?? [];
    const checks = [
      ...(rules.length > 0 ? [`axe: ${rules.map(code).join(', ')}`] : []),
      ...tests.map(({ file, checks }) => `${checks} (${code(basename(file))})`),
    ];
    const source = [...checks, ...[byHand ?? [], notApplicable ?? []].flat()].join('; ');
    return [`${id} ${name}`, level, `9.${id}`, source || '–', statusOf(criterion, results)];
  });
  return table(['WCAG 2.2', 'level', 'EN 301 549', 'source', 'result'], rows);
}

function row(name: string, id: string, parts: readonly string[], results: AccessibilityResults): string[] {
  const found = results.stories[id];
  const names = [name, ...parts];
  const announced = names.flatMap((one) => results.announcements[one] ?? []);
  const changes = announced.length === 0 ? '–' : announced.every(Boolean) ? 'announced' : 'not announced';
  const failed = Object.keys(found?.failed ?? {});
  const result = failed.length > 0 ? `failed: ${failed.join(', ')}` : found ? 'passed' : 'not checked';
  return [names.join(', '), `${found?.count ?? 0}`, `${found?.rules ?? 0}`, changes, result];
}

/** Groups of the stories that show screens of the store. */
const screensIn = ({ stories }: AccessibilityResults) =>
  Object.keys(stories).filter((id) => id.startsWith('pages-') && id !== 'pages-screen-reader');

/** The module with the figures of the store's accessibility statement. */
function statement(results: AccessibilityResults): string {
  const having = (status: Status) => criteria.filter((one) => statusOf(one, results) === status);
  const failed = having('failed');
  const figures = {
    testedOn: results.testedOn,
    components: componentGuidance().size,
    screens: screensIn(results).reduce((total, id) => total + (results.stories[id]?.count ?? 0), 0),
    criteria: criteria.length - having('not applicable').length,
    tested: having('passed').length + failed.length,
    byHand: having('checked by hand').length,
    failed: failed.map(({ id }) => id),
  };
  return `/**
 * Figures of the accessibility report, written by \`npm run accessibility\`. \`screens\` counts the stories that show pages of the store. \`criteria\` are
 * those of WCAG 2.2, level A and AA, that apply; tests or hand checks cover \`tested\` and \`byHand\` of them; \`failed\` has the numbers of those not met.
 */
export const accessibilityReport = ${JSON.stringify(figures)};
`;
}

function page(results: AccessibilityResults): string {
  const components = [...componentGuidance()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return paragraphs(
    '# Accessibility report',
    `WCAG 2.2, levels A and AA, and chapter 9 of EN 301 549. Tested on ${results.testedOn}.`,
    '`npm run accessibility` runs the tests again and writes this page. It takes about half an hour. Axe checks every story and every page of the store, in the light and the dark theme. Journeys run with the keyboard and with a virtual screen reader.',
    '*Passed* means that all listed tests passed. Tests find only some of the barriers: check your own pages and content with a keyboard, a screen reader and text of twice the size.',
    '## Criteria',
    criteriaTable(results),
    '## Components',
    '*Stories* and *rules* count the stories and the rules of axe that found something to check in them. *Announced* means that a screen reader says changes without a move of the focus; without the live region its test fails.',
    table(
      ['component', 'stories', 'rules', 'changes', 'result'],
      components.map(([name, { id, also }]) => row(name, id, also, results)),
    ),
    '## Screens of the reference store',
    table(
      ['screens', 'stories', 'rules', 'changes', 'result'],
      screensIn(results).map((id) => row(id.replace('pages-', '').replaceAll('-', ' '), id, [], results)),
    ),
  );
}

/** The report as a page of the documentation, which Storybook shows too, and the figures of the store's statement. */
export function accessibilityReport(): (readonly [path: string, text: string])[] {
  const results = lastResults();
  const wrong = mismatches(results);
  if (wrong.length > 0) {
    fail(
      `${RESULTS} does not fit tooling/by-hand/accessibility/criteria.ts: ${wrong.join('; ')}. Run: npm run accessibility`,
    );
  }
  return [
    [PAGE, formatted(PAGE, `${page(results)}\n`)],
    [STATEMENT, formatted(STATEMENT, statement(results))],
  ];
}
