import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiReports, REPORTS } from './api/report.ts';
import { formatted } from './formatted.ts';
import { agentToolsModule } from './reference/agent-tools.ts';
import { apiRoutes } from './reference/api-routes.ts';
import { callIndex } from './reference/call-index.ts';
import { documentsWithExamples } from './reference/examples.ts';
import { gatherFacts } from './reference/facts.ts';
import { referencePages } from './reference/pages.ts';
import { fail, root } from './steps.ts';

/**
 * Writes the index of the calls, their reference, the tools for agents, the reference of what each package exports, and the code of
 * `examples/` into the documents that show it. With `--check` it only says which of these files are out of date; tests/repository/api.test.ts compares the exports.
 */
const folder = join(root, 'docs/reference');
const pages = new Map(
  Object.entries(referencePages(gatherFacts(apiRoutes()))).map(([path, text]) => [
    path,
    formatted(`docs/reference/${path}`, text),
  ]),
);
// Other pages of the folder are not ours.
const present = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => pages.has(path) || /^calls\/.*\.md$/.test(path),
);

const indexes = [
  ...[...callIndex()].map(([path, text]) => [path, formatted(path, text)] as const),
  ...documentsWithExamples(),
  agentToolsModule(),
];

if (process.argv.includes('--check')) {
  const stale = [
    ...[...new Set([...pages.keys(), ...present])].filter((path) => textOf(path) !== pages.get(path)),
    ...indexes.filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text).map(([path]) => path),
  ];
  if (stale.length) fail(`Out of date: ${stale.join(', ')}. Run: npm run reference`);
} else {
  for (const path of present) if (!pages.has(path)) rmSync(join(folder, path));
  for (const [path, text] of indexes) write(join(root, path), text);
  for (const [path, text] of pages) write(join(folder, path), text);
  for (const [file, { text }] of apiReports()) write(join(root, REPORTS, file), text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function textOf(path: string): string | undefined {
  return present.includes(path) ? readFileSync(join(folder, path), 'utf8') : undefined;
}
