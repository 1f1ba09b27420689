import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { createdFiles } from './created-app.ts';
import { tarballDependencies, withInstalledApp } from './installed-app.ts';
import { asVisitor, buy, mockShop, referenceShop, startApi, startMock, walk } from './visit.ts';

/** A created app with the packages from their tarballs. */
function filesOf(framework: string, apiPort: number) {
  const { 'package.json': manifest = '{}', ...files } = createdFiles(framework, apiPort);
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  return { files, dependencies: { ...dependencies, ...devDependencies, ...tarballDependencies } };
}

it('a created Vite app is built, and sells with the reference API as its backend', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('vite', apiPort);
  await withInstalledApp(dependencies, files, async ({ run, serve }) => {
    run('vite', 'build');
    const stopApi = await startApi(origin, apiPort);
    try {
      await serve(origin, 'vite', 'preview', '--port', `${port}`);
      await buy(origin, referenceShop);
    } finally {
      await stopApi();
    }
  });
}, 600_000);

it('a created Next app is built, renders products on the server, sells, and has one shop for all pages', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('next', apiPort);
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    run('next', 'build');
    const stopApi = await startApi(origin, apiPort);
    try {
      await serve(origin, 'next', 'start', '-p', `${port}`);
      const page = await (await fetch(origin)).text();
      expect(page).toContain('Coach stopwatch');
      expect(page).toContain('$59.00');
      await buy(origin, referenceShop);
    } finally {
      await stopApi();
    }
    const stopMock = await startMock(folder, apiPort);
    try {
      await buy(origin);
      await walk(origin);
    } finally {
      stopMock();
    }
  });
}, 600_000);

it('a created React Router app compiles, is built, sells, and requests nothing that its loaders have read', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('react-router', apiPort);
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    run('react-router', 'typegen');
    run('tsc');
    run('react-router', 'build');
    const stopMock = await startMock(folder, apiPort);
    try {
      await serve(origin, 'vite', 'preview', '--port', `${port}`);
      expect(await (await fetch(origin)).text()).toContain(mockShop.product);
      await buy(origin);
      await walk(origin);
    } finally {
      stopMock();
    }
  });
}, 600_000);

it('a created Astro app is built, sells, and its islands share one cart', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('astro', apiPort);
  await withInstalledApp(dependencies, files, async ({ folder, run, serve }) => {
    const stopMock = await startMock(folder, apiPort);
    try {
      run('astro', 'build');
      run('tsc', '--noEmit');
      await serve(origin, 'astro', 'preview', '--port', `${port}`);
      const html = await (await fetch(origin)).text();
      expect(html).toContain(mockShop.product);
      expect(html.match(/<astro-island /g)).toHaveLength(2);
      await buy(origin);

      await asVisitor(async ({ page, calls, shows, card }) => {
        await page.goto(origin);
        await shows('0 in the cart');
        const add = card(mockShop.product).getByRole('button').first();
        await add.click();
        await shows('1 in the cart');

        await page.goto('about:blank');
        calls.length = 0;
        await page.goto(origin);
        await shows('1 in the cart');
        await add.click();
        await shows('2 in the cart');
        expect(calls.filter((call) => call.startsWith('cart/'))).toEqual(['cart/list', 'cart/save', 'cart/list']);
      });
    } finally {
      stopMock();
    }
  });
}, 600_000);
