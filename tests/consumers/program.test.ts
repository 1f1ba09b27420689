import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installPacked } from './packed.ts';

it('storefront-sdk, packed, brings its program along', () => {
  const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
  try {
    const { folder, manifestText } = installPacked(consumer, 'storefront-sdk');
    const { bin } = JSON.parse(manifestText) as { bin: Record<string, string> };
    expect(Object.keys(bin)).toEqual(['storefront-sdk']);
    const help = execFileSync(join(folder, bin['storefront-sdk'] ?? ''), ['--help'], { encoding: 'utf8' });
    expect(help).toMatch(/conformance .*\n.*doctor /);
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
});
