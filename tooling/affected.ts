import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.ts';
import { type Chosen, chooseTests } from './choose-tests.ts';
import { readImportGraph } from './import-graph.ts';
import { bin, fail, root } from './steps.ts';

/**
 * `npm run t`: runs the tests closest to the changes, within half a minute. `--since REV` compares with another commit than the last one, `--all`
 * runs every test that the changes can affect, `--watch` runs again after each change, `--list` runs nothing.
 */
const { values: options } = parseArgs({
  options: {
    since: { type: 'string', default: 'HEAD' },
    all: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

function print(changed: readonly string[], { run, left, unreached, elsewhere }: Chosen): void {
  console.log(`${changed.length} changed, ${run.length} of ${run.length + left.length} test files that this reaches:`);
  for (const file of run) console.log(`  ${file}`);
  if (left.length > 0) console.log(`Not run, further away: ${left.length}. All of them: npm run t -- --all`);
  if (elsewhere.length > 0) console.log(`Also reached, with a server or a build: ${elsewhere.join(', ')}`);
  if (unreached.length > 0) console.log(`No test imports ${unreached.join(', ')}. npm test tries everything.`);
}

/** Runs both at the same time: one has unit tests, the other browser tests. */
async function runTests(files: readonly string[]): Promise<boolean> {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const others = files.filter((file) => !stories.includes(file));
  const runs = [
    ...(others.length > 0 ? [vitest(others)] : []),
    ...(stories.length > 0 ? [vitest(['--config', 'vitest.storybook.config.ts', ...stories])] : []),
  ];
  return (await Promise.all(runs)).every(Boolean);
}

function vitest(args: readonly string[]): Promise<boolean> {
  const child = spawn(bin('vitest'), ['run', ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

async function round(): Promise<boolean> {
  const changed =
    changedFiles(options.since) ??
    fail(`Git has no “${options.since}” to compare with. Name a commit or a branch: npm run t -- --since main`);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${options.since}.`);
    return true;
  }
  const chosen = chooseTests(readImportGraph(), changed, options.all ? Number.POSITIVE_INFINITY : undefined);
  print(changed, chosen);
  return options.list || chosen.run.length === 0 || runTests(chosen.run);
}

const ok = await round();
if (options.watch) {
  console.log('Waiting for changes; stop with Ctrl-C.');
  let again: NodeJS.Timeout | undefined;
  let current = Promise.resolve(ok);
  watch(root, { recursive: true }, (_, file) => {
    if (!file || /(?:^|\/)(?:node_modules|\.git|\.cache|dist|storybook-static)(?:\/|$)/.test(file)) return;
    clearTimeout(again);
    again = setTimeout(() => (current = current.then(round)), 300);
  });
} else process.exit(ok ? 0 : 1);
