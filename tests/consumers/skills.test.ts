import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { createdFiles } from './created-app.ts';
import { root, write } from './packed.ts';
import { startMock } from './visit.ts';
import { viteAppWith } from './vite-app.ts';

/* A coding agent that follows a skill literally, in a new Vite app. */

const skills = join(root, 'docs/skills');
// What `take-a-screen.md` does, the tests of a created app (create-vite.test.ts) do every day.
const left = ['README.md', ...(process.env.PM_DEEP ? [] : ['take-a-screen.md'])];
const names = readdirSync(skills).filter((file) => !left.includes(file));

let app: string;
let files: Record<string, string>;
let mockPort: number;
let stopMock: () => void;

beforeAll(async () => {
  mockPort = await freePort();
  files = createdFiles('vite', mockPort);
  app = viteAppWith(files);
  stopMock = await startMock(app, mockPort);
});

afterAll(() => {
  stopMock?.();
  rmSync(app, { recursive: true, force: true });
});

/** Applies a diff to a file, which must contain the removed lines exactly once. */
function applyDiff(path: string, diff: string): void {
  for (const hunk of diff.split(/^@@.*\n/m)) {
    const lines = hunk.trimEnd().split('\n');
    const side = (mark: string) =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(mark))
        .map((line) => line.slice(1))
        .join('\n');
    const file = join(app, path);
    const parts = readFileSync(file, 'utf8').split(side('-'));
    expect(parts, `${path} has this once:\n${side('-')}`).toHaveLength(2);
    writeFileSync(file, parts.join(side('+')));
  }
}

/** Runs a command of a skill and expects it to succeed. Packages are already installed. */
function runCommand(command: string): void {
  if (command.startsWith('npm install ')) {
    const [, , ...packages] = command.split(' ');
    expect(packages.filter((name) => !existsSync(join(app, 'node_modules', name)))).toEqual([]);
    return;
  }
  const path = [join(app, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replaceAll(':3100', `:${mockPort}`)], {
    cwd: app,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
}

it.each(names)('%s: every step works', (name) => {
  rmSync(join(app, 'src'), { recursive: true, force: true });
  write(app, files);
  const text = readFileSync(join(skills, name), 'utf8');
  expect(text).toMatch(/^---\nname: [a-z-]+\ndescription: .+\n---\n\n# /);
  const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```/gm)];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, language, path, code = ''] of blocks) {
    if (language === 'sh') for (const command of code.trim().split('\n')) runCommand(command);
    else if (language === 'diff') applyDiff(`${path}`, code);
    else write(app, { [`${path}`]: code });
  }
  runCommand('npm run check');
});

it('a step that cannot be applied fails', () => {
  write(app, files);
  expect(() => applyDiff('src/main.tsx', ' no such line\n+another\n')).toThrow();
  expect(() => runCommand('npm run no-such-script')).toThrow();
});
