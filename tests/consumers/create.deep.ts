import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { createdFiles } from './created-app.ts';
import { type InstalledApp, tarballDependencies, withInstalledApp } from './installed-app.ts';
import { write } from './packed.ts';
import { followAdvice, nextVersion, outdated, replaceIn, runNext } from './upgraded-app.ts';
import { asVisitor, buy, mockShop, referenceShop, startApi, startMock, tryCartScreen, walk } from './visit.ts';

/** A created app with the packages from their tarballs. */
function filesOf(framework: string, apiPort: number) {
  const { 'package.json': manifest = '{}', ...files } = createdFiles(framework, apiPort);
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  return { files, dependencies: { ...dependencies, ...devDependencies, ...tarballDependencies } };
}

/** Changes to a created app, one file each: the brand’s colour, a new page, and the store's cart page in place of the app's. */
interface Changes {
  brand: string;
  page: readonly [path: string, text: string];
  cart: readonly (readonly [path: string, from: string, to: string])[];
  /** Folder for the screens of the store. */
  store: string;
  build(): void;
  /** Serves at an address. */
  start(origin: string, port: string): Promise<void>;
}

/** Runs the tests of a created app, changes it, builds it again, visits it, and upgrades it by one version. */
async function change({ folder, run, test }: InstalledApp, changes: Changes): Promise<void> {
  const { brand, page, cart, store } = changes;
  test();
  replaceIn(join(folder, brand), '#0b7a75', '#7a1f3d');
  write(folder, { [page[0]]: page[1] });
  run('storefront-devkit', 'add', 'cart');
  for (const [path, from, to] of cart) replaceIn(join(folder, path), from, to);
  replaceIn(join(folder, store, 'lib/paths.ts'), "checkout = '/order/order_confirm'", "checkout = '/checkout'");
  changes.build();
  const port = `${await freePort()}`;
  const origin = `http://localhost:${port}`;
  await changes.start(origin, port);
  await tryCartScreen(origin);
  expect(await (await fetch(`${origin}/about`)).text()).toContain('About us');

  write(folder, outdated(dirname(brand)));
  const { status, stdout } = runNext(nextVersion(folder), folder);
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining(`${store}/routes/shopping-cart.tsx: screen of the store`),
  ]);
  expect(stdout).toContain(`${dirname(brand)}/outdated.tsx uses useCartCount, which is gone`);
  followAdvice(folder, dirname(brand));
  changes.build();
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
  await withInstalledApp(dependencies, files, async (app) => {
    const { folder, run, serve } = app;
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
      await change(app, {
        brand: 'app/layout.tsx',
        page: ['app/about/page.tsx', 'export default function About() {\n  return <p>About us</p>;\n}\n'],
        cart: [
          ['app/cart/page.tsx', "{ CartPage } from '../buying'", "{ CartScreen } from '../../store/screens/cart'"],
          ['app/cart/page.tsx', '<CartPage />', '<CartScreen />'],
        ],
        store: 'store',
        build: () => run('next', 'build'),
        start: (address, at) => serve(address, 'next', 'start', '-p', at),
      });
    } finally {
      stopMock();
    }
  });
}, 900_000);

it('a created React Router app compiles, is built, sells, and requests nothing that its loaders have read', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('react-router', apiPort);
  await withInstalledApp(dependencies, files, async (app) => {
    const { folder, run, serve } = app;
    run('react-router', 'typegen');
    run('tsc');
    run('react-router', 'build');
    const stopMock = await startMock(folder, apiPort);
    try {
      await serve(origin, 'vite', 'preview', '--port', `${port}`);
      expect(await (await fetch(origin)).text()).toContain(mockShop.product);
      await buy(origin);
      await walk(origin);
      await change(app, {
        brand: 'app/root.tsx',
        page: ['app/routes/about.tsx', 'export default function About() {\n  return <p>About us</p>;\n}\n'],
        cart: [
          [
            'app/routes/cart.tsx',
            "{ CartPage as default } from '../buying'",
            "{ CartScreen as default } from '../store/screens/cart'",
          ],
          ['app/routes.ts', "route('cart'", "route('about', 'routes/about.tsx'),\n  route('cart'"],
        ],
        store: 'app/store',
        build() {
          run('react-router', 'typegen');
          run('tsc');
          run('react-router', 'build');
        },
        start: (address, at) => serve(address, 'vite', 'preview', '--port', at),
      });
    } finally {
      stopMock();
    }
  });
}, 900_000);

it('a created Astro app is built, sells, and its islands share one cart', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const { files, dependencies } = filesOf('astro', apiPort);
  await withInstalledApp(dependencies, files, async (app) => {
    const { folder, run, serve } = app;
    const stopMock = await startMock(folder, apiPort);
    try {
      run('astro', 'build');
      run('tsc', '--noEmit');
      await serve(origin, 'astro', 'preview', '--port', `${port}`);
      const html = await (await fetch(origin)).text();
      expect(html).toContain(mockShop.product);
      expect(html.match(/<astro-island /g)).toHaveLength(2);
      await buy(origin, mockShop, '/cart');

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
      await change(app, {
        brand: 'src/layouts/Layout.astro',
        page: ['src/pages/about.astro', '<p>About us</p>\n'],
        cart: [
          [
            'src/islands.tsx',
            'import { CartPage, CheckoutPage',
            "import { CartScreen } from './store/screens/cart';\nimport { CheckoutPage",
          ],
          ['src/islands.tsx', '<CartPage />', '<CartScreen />'],
        ],
        store: 'src/store',
        build() {
          run('astro', 'build');
          run('tsc', '--noEmit');
        },
        start: (address, at) => serve(address, 'astro', 'preview', '--port', at),
      });
    } finally {
      stopMock();
    }
  });
}, 600_000);
