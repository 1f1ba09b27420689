import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, root } from '../steps.ts';

/** `npm run bench cart 1000`: one benchmark with its arguments, which prints its figures. Without a name, all names. */
const benchmarks = new Map(
  globSync('{tests,apps/reference-api}/bench/*.ts', { cwd: root })
    // The other files are parts of benchmarks and print nothing.
    .filter((file) => /^\s*console\.|import\.meta\.main/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => [basename(file, '.ts'), file]),
);
const [name = '', ...args] = process.argv.slice(2);
const file = benchmarks.get(name);
if (!file) fail(`Name a benchmark: ${[...benchmarks.keys()].toSorted().join(', ')}.`);
const { status } = spawnSync(process.execPath, ['--conditions=source', file, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
