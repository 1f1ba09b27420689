import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from './formatted.ts';
import { apiRoutes } from './reference/api-routes.ts';
import { gatherFacts } from './reference/facts.ts';
import { referencePages } from './reference/pages.ts';
import { fail, root } from './steps.ts';

/** Writes the reference of the calls; with `--check` it only says whether the pages are what they should be. */
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

if (process.argv.includes('--check')) {
  const stale = [...new Set([...pages.keys(), ...present])].filter((path) => textOf(path) !== pages.get(path));
  if (stale.length)
    fail(`docs/reference is not what the contract says: ${stale.join(', ')}. Run: node tooling/reference.ts`);
} else {
  for (const path of present) if (!pages.has(path)) rmSync(join(folder, path));
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function textOf(path: string): string | undefined {
  return present.includes(path) ? readFileSync(join(folder, path), 'utf8') : undefined;
}
