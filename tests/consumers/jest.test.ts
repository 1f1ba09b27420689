import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installPacked, link, root, write } from './packed.ts';

it('the recipe for Jest runs with the packed packages', () => {
  const consumer = mkdtempSync(join(tmpdir(), 'jest-'));
  try {
    for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-devkit']) installPacked(consumer, name);
    for (const name of ['jest', '@jest/globals']) link(consumer, name, root);
    write(consumer, {
      'package.json': '{ "type": "module", "jest": { "transform": {}, "testMatch": ["**/*.jest.mjs"] } }',
      'cart.jest.mjs': readFileSync(join(root, 'docs/cookbook/cart.jest.mjs'), 'utf8'),
    });
    const program = join(consumer, 'node_modules/jest/bin/jest.js');
    const { status, stderr } = spawnSync(process.execPath, ['--experimental-vm-modules', program, '--ci'], {
      cwd: consumer,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('1 passed')]);
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
});
