import { basename } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

export interface Chosen {
  /** Test files to run, the closest first. */
  run: string[];
  /** Further test files that the change can affect, but for which there is no time. */
  left: string[];
  /** Affected suites that need a running server or a build. */
  elsewhere: string[];
  /** Changed files that no test file imports. */
  unreached: string[];
}

/** Seconds of one core; both cores then finish within half a minute, including the start-up. */
const BUDGET_SECONDS = 24;

const TEST_FILE = /\.(?:test|browser|stories)\.tsx?$/;
const ELSEWHERE = /^tests\/(?:attack|conformance|consumers|identity)\/|^packages\/storefront-ui\/.*\.browser\.tsx$/;

/** Estimated cost of a test file, in seconds of one core. */
function costOf(file: string, { textOf }: ImportGraph): number {
  if (file.endsWith('.stories.tsx')) {
    const stories = textOf(file).match(/^export const /gm)?.length ?? 1;
    // Stories of the store are whole pages.
    return stories * (file.startsWith('apps/') ? 1 : 0.4);
  }
  if (/^apps\/reference-api\/.*(?:races|model|crash|authz|hostile)/.test(file)) return 8;
  if (/^apps\/reference-store\/.*(?:unread|proxy|markdown-pages)/.test(file)) return 8;
  return /^(?:apps\/reference-api|tests)\/|\.browser\.tsx$/.test(file) ? 3 : 0.5;
}

/** Used to compare names: `order-races.test.ts` and `routes/orders.ts` share a word. */
const wordsOf = (path: string): string[] =>
  basename(path)
    .replace(/\..*$/, '')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2 && word !== 'index' && word !== 'use');

/**
 * How much closer a test counts if it shares a name with the change: otherwise every API test is equally close to a route, because all use the same
 * app.
 */
const NAME_COUNTS = 3;

/** Ranks test files by the number of imports between them and a changed file, fewest first. */
export function chooseTests(graph: ImportGraph, changed: readonly string[], budgetSeconds = BUDGET_SECONDS): Chosen {
  const nearness = new Map<string, number>();
  const unreached: string[] = [];
  for (const file of changed.filter((path) => graph.files.includes(path))) {
    const reached = [...distancesFrom(file, graph)].filter(([path]) => TEST_FILE.test(path));
    if (reached.length === 0) unreached.push(file);
    const words = wordsOf(file);
    for (const [test, distance] of reached) {
      const mentions = words.filter((word) => wordsOf(test).includes(word)).length;
      const own = distance - (mentions > 0 ? NAME_COUNTS : 0);
      nearness.set(test, Math.min(own, nearness.get(test) ?? own));
    }
  }
  const nearest = [...nearness].toSorted(([, one], [, other]) => one - other).map(([file]) => file);
  const here = nearest.filter((file) => !ELSEWHERE.test(file));
  let spent = 0;
  const run = here.filter((file) => {
    const cost = costOf(file, graph);
    if (spent > 0 && spent + cost > budgetSeconds) return false;
    spent += cost;
    return true;
  });
  const suites = nearest.filter((file) => ELSEWHERE.test(file)).map((file) => file.split('/').slice(0, 2).join('/'));
  return { run, left: here.filter((file) => !run.includes(file)), elsewhere: [...new Set(suites)], unreached };
}

function distancesFrom(file: string, { importersOf }: ImportGraph): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const importer of importersOf(reached)) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
