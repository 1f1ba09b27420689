import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installPacked } from './packed.ts';

it('the packed storefront-devkit contains its command-line program', () => {
  const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
  try {
    for (const needed of ['storefront-sdk', 'storefront-hooks']) installPacked(consumer, needed);
    const { folder, manifestText } = installPacked(consumer, 'storefront-devkit');
    const { bin } = JSON.parse(manifestText) as { bin: Record<string, string> };
    expect(Object.keys(bin)).toEqual(['storefront-devkit']);
    const help = execFileSync(join(folder, bin['storefront-devkit'] ?? ''), ['--help'], { encoding: 'utf8' });
    for (const command of ['add', 'conformance', 'doctor', 'mcp', 'mock', 'upgrade'])
      expect(help).toContain(`  ${command} `);
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
});
