import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpublished } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
const tarball = join(folder, 'one.tgz');

beforeAll(() => {
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), '{ "name": "one", "version": "0.1.0" }');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('publishes a version only if the registry does not have it', () => {
  const registry: Record<string, string[]> = { one: [] };
  expect(unpublished(tarball, (name) => registry[name] ?? ['0.1.0'])).toBe(true);
  registry.one?.push('0.1.0');
  expect(unpublished(tarball, (name) => registry[name] ?? [])).toBe(false);
});
