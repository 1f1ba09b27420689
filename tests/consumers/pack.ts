import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../tooling/steps.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the packed packages. */
    tarballs: string;
  }
}

const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-ui'];

/** Packs every package once, for all tests of consumers; packing builds it. */
export default function setup(project: TestProject): () => void {
  const tarballs = mkdtempSync(join(tmpdir(), 'tarballs-'));
  const remove = () => rmSync(tarballs, { recursive: true, force: true });
  try {
    for (const name of packages) {
      const source = join(root, 'packages', name);
      pnpm(source, 'pack', '--pack-destination', tarballs);
    }
  } catch (failure) {
    remove();
    throw failure;
  }
  project.provide('tarballs', tarballs);
  return remove;
}

function pnpm(cwd: string, ...args: string[]): void {
  const [command, first] = hasPnpm() ? ['pnpm', []] : ['npx', ['-y', packageManager()]];
  execFileSync(command, [...first, ...args], { cwd, stdio: 'pipe' });
}

function hasPnpm(): boolean {
  try {
    execFileSync('pnpm', ['--version'], { cwd: root, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function packageManager(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string }).packageManager;
}
