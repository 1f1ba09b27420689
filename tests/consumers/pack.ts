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

/** Packs every package once, for all tests of consumers; packing builds it. */
export default function setup(project: TestProject): () => void {
  const tarballs = mkdtempSync(join(tmpdir(), 'tarballs-'));
  const remove = () => rmSync(tarballs, { recursive: true, force: true });
  try {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
    const pack = ['--recursive', '--filter', './packages/*', 'pack', '--pack-destination', tarballs];
    execFileSync('npx', ['-y', `${packageManager}`, ...pack], { cwd: root, stdio: 'pipe' });
  } catch (failure) {
    remove();
    throw failure;
  }
  project.provide('tarballs', tarballs);
  return remove;
}
