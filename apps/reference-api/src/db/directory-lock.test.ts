import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'promenade-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const lockFile = () => join(directory, 'in-use.lock');

test('a directory is taken once, and free again when given back', () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  unlock();
  lockDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});

test('the lock of another live process is respected, and the error says how to resolve it', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, startedAt: null }));
  try {
    expect(() => lockDirectory(directory)).toThrow(`is in use by process ${other.pid}. Stop that process first`);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
  lockDirectory(directory)();
});

test('a lock whose process id was reused is stale', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: '1' }));
  const unlock = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

test('a damaged lock is stale', () => {
  writeFileSync(lockFile(), '{');
  lockDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});
