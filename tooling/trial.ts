import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fail, root } from './steps.ts';
import { buildStore } from './store-build.ts';

/** Trials with real servers, which take minutes; `docs/measurements.md` describes them and their output. */
const trials = ['cluster', 'pair'];

const [name = '', ...options] = process.argv.slice(2);
if (!trials.includes(name)) fail(`Say which: ${trials.join(', ')}.`);
if (name === 'cluster' && !(await buildStore())) process.exit(1);
const file = join(root, 'apps/reference-api/soak', `${name}.ts`);
const child = spawn(process.execPath, ['--conditions=source', file, ...options], { cwd: root, stdio: 'inherit' });
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
