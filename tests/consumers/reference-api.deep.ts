import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { tarballDependencies, withInstalledApp } from './installed-app.ts';
import { root } from './packed.ts';

it('the packed reference API starts a shop from an empty folder, with its pictures and its operator', async () => {
  const packed = mkdtempSync(join(tmpdir(), 'reference-api-'));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  execFileSync('npx', ['-y', packageManager, 'pack', '--pack-destination', packed], {
    cwd: join(root, 'apps/reference-api'),
  });
  const tarball = `file:${join(packed, readdirSync(packed)[0] ?? '')}`;
  const port = await freePort();
  vi.stubEnv('SANDBOX', 'on');
  vi.stubEnv('API_PORT', `${port}`);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await withInstalledApp({ ...tarballDependencies, '@promenade/reference-api': tarball }, {}, async (app) => {
      await app.serve(`${origin}/ready`, 'reference-api');
      const details = await (await fetch(`${origin}/api/front/store/details`)).json();
      expect(details).toMatchObject({ code: 200, data: { id: 1 } });
      const icon = await fetch(origin + details.data.websiteFavicon);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/webp']);
      app.run('reference-api', 'operator', 'order', 'list');
      expect(readdirSync(app.folder)).toContain('.data');
      expect(() => app.run('reference-api', 'sell')).toThrow('Usage: reference-api');
    });
  } finally {
    vi.unstubAllEnvs();
    rmSync(packed, { recursive: true, force: true });
  }
}, 600_000);
