import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { mockShop, programOf, startApi, startMock, visit, walk } from './first-shop.ts';
import { ours, types, withInstalledApp } from './installed-app.ts';

it('the Next program of docs/first-shop.md is built, lists products before scripts, fills a cart, signs in and has one shop for all pages', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const files = programOf('Next', apiPort);
  const pages = ['app/page.tsx', 'app/[...path]/page.tsx', 'app/shop.tsx', 'app/views.tsx'];
  expect(Object.keys(files)).toEqual(['next.config.ts', 'app/layout.tsx', 'app/backend.ts', ...pages]);
  const dependencies = { ...ours, ...types, next: '16.4.6', 'oidc-client-ts': '3.5.0' };
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    run('next', 'build');
    const stopApi = await startApi(origin, apiPort);
    try {
      await serve(origin, 'next', 'start', '-p', `${port}`);
      const page = await (await fetch(origin)).text();
      expect(page).toContain('Coach stopwatch');
      expect(page).toContain('$59.00');
      await visit(origin);
    } finally {
      await stopApi();
    }
    const stopMock = await startMock(folder, apiPort);
    try {
      await visit(origin, mockShop);
      await walk(origin);
    } finally {
      stopMock();
    }
  });
}, 600_000);
