import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPacked } from './packed.ts';

/** Runs `create-promenade` from its tarball in a folder. */
export const create = (cwd: string, ...args: string[]) => run([], cwd, args);

/** The same in a Node that says to have another version. */
export const createOnNode = (version: string, cwd: string, ...args: string[]) => {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const script = `Object.defineProperty(process, 'versions', ${versions})`;
  return run(['--import', `data:text/javascript,${script}`], cwd, args);
};

function run(options: readonly string[], cwd: string, args: readonly string[]) {
  const tool = mkdtempSync(join(tmpdir(), 'create-promenade-'));
  try {
    const { folder } = installPacked(tool, 'create-promenade');
    return spawnSync(process.execPath, [...options, join(folder, 'dist/index.js'), ...args], { cwd, encoding: 'utf8' });
  } finally {
    rmSync(tool, { recursive: true, force: true });
  }
}

/** The files of a created app, by path, with the mock shop or backend at a port. */
export function createdFiles(framework: string, apiPort: number): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'created-'));
  try {
    const backend = `http://127.0.0.1:${apiPort}`;
    const { status, stderr } = create(
      folder,
      'app',
      '--yes',
      '--no-install',
      '--framework',
      framework,
      '--backend',
      backend,
    );
    if (status !== 0) throw new Error(stderr);
    const app = join(folder, 'app');
    const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    return Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(app.length + 1), readFileSync(path, 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
