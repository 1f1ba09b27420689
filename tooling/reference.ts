import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityReport } from './by-hand/accessibility/report.ts';
import { formatted } from './formatted.ts';
import { agentToolsModule } from './reference/agent-tools.ts';
import { callIndex } from './reference/call-index.ts';
import { documentsWithExamples } from './reference/examples.ts';
import { documentsWithFigures } from './reference/figures.ts';
import { fail, root } from './steps.ts';

/**
 * Writes the index of the calls, the tools for agents, the pages of the last accessibility report, and the stored figures and the code of
 * `examples/` and `docs/cookbook/` into the documents that show them. With `--check`
 * it only lists the files that are out of date. `npm run docs` builds the reference pages.
 */
const files = [
  ...[...callIndex()].map(([path, text]) => [path, formatted(path, text)] as const),
  ...documentsWithExamples(),
  ...[...documentsWithFigures()].map(([path, text]) => [path, formatted(path, text)] as const),
  agentToolsModule(),
  ...accessibilityReport(),
];

if (process.argv.includes('--check')) {
  const stale = files.filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text).map(([path]) => path);
  if (stale.length) fail(`Out of date: ${stale.join(', ')}. Run: npm run reference`);
} else {
  for (const [path, text] of files) writeFileSync(join(root, path), text);
}
