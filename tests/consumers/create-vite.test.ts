import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { create, createdFiles, createOnNode } from './created-app.ts';
import { typesOf, write } from './packed.ts';
import { followAdvice, nextVersion, outdated, replaceIn, runNext } from './upgraded-app.ts';
import { asVisitor, startMock, tryCartScreen } from './visit.ts';
import { buildApp, devkit, testApp, viteAppWith } from './vite-app.ts';

let app: string;
let mockPort: number;
let stopMock: () => void;

beforeAll(async () => {
  mockPort = await freePort();
  app = viteAppWith(createdFiles('vite', mockPort));
  stopMock = await startMock(app, mockPort);
});

afterAll(() => {
  stopMock?.();
  rmSync(app, { recursive: true, force: true });
});

async function withServer(use: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server: ViteDevServer = await createServer({ root: app, logLevel: 'error', server: { port } });
  try {
    await server.listen();
    await use(`http://localhost:${port}`);
  } finally {
    await server.close();
  }
}

it('a created Vite app compiles, and its tests pass', () => {
  expect(typesOf(app)).toBe('');
  testApp(app);
});

it('another brand colour and another page take one edit each', async () => {
  const main = join(app, 'src/main.tsx');
  const before = readFileSync(main, 'utf8');
  const edits = [
    ['#0b7a75', '#7a1f3d'],
    [
      "  if (pathname === '/cart')",
      "  if (pathname === '/about') return <p>About us</p>;\n  if (pathname === '/cart')",
    ],
  ] as const;
  const colourAt = async (path: string, text: string) => {
    let colour = '';
    await withServer((origin) =>
      asVisitor(async ({ page, shows }) => {
        await page.goto(origin + path);
        await shows(text);
        colour = await page
          .getByRole('button')
          .first()
          .evaluate((button) => getComputedStyle(button).color);
      }),
    );
    return colour;
  };
  const green = await colourAt('/about', 'Page not found');
  try {
    writeFileSync(
      main,
      edits.reduce((code, [from, to]) => code.replace(from, to), before),
    );
    expect(await colourAt('/about', 'About us')).not.toBe(green);
  } finally {
    writeFileSync(main, before);
  }
});

it('pages of a created app request nothing twice', () =>
  withServer((origin) =>
    asVisitor(async ({ page, calls, shows }) => {
      await page.goto(origin);
      await shows('0 in the cart');
      await page.getByRole('article').first().waitFor();
      expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    }),
  ));

it('a created app adds the cart page of the store, which compiles, builds, and opens the checkout', async () => {
  expect(devkit(app, 'add', 'cart', '--no-install')).toMatchObject({ status: 0, stderr: '' });
  const main = join(app, 'src/main.tsx');
  const paths = join(app, 'src/store/lib/paths.ts');
  replaceIn(
    main,
    'import { CartPage, CheckoutPage,',
    "import { CartScreen } from './store/screens/cart';\nimport { CheckoutPage,",
  );
  replaceIn(main, '<CartPage />', '<CartScreen />');
  replaceIn(paths, "checkout = '/order/order_confirm'", "checkout = '/checkout'");
  expect(typesOf(app)).toBe('');
  buildApp(app);
  await withServer(tryCartScreen);
  // A file with changes is not overwritten.
  expect(devkit(app, 'add', 'cart', '--no-install').stdout).toContain('Kept as you have it: src/store/lib/paths.ts');
  expect(readFileSync(paths, 'utf8')).toContain("checkout = '/checkout'");
  expect(devkit(app, 'add', 'basket')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no screen basket'),
  });
});

it('a created app is upgraded over ten kinds of breaking changes; nothing that it changed is lost', () => {
  write(app, outdated('src'));
  const next = nextVersion(app);
  try {
    const broken = typesOf(app);
    for (const name of ['useCartSummary', 'react-router', 'quickAddPending', 'ghost', 'onAuthRequired', 'useCartCount'])
      expect(broken).toContain(name);
    for (const name of ['atLeast', 'subscribe']) expect(broken).toContain(name);
    const cart = join(app, 'src/store/routes/shopping-cart.tsx');
    const header = join(app, 'src/store/components/CartLine.tsx');
    replaceIn(cart, 'const SHOWN = 5;', 'const SHOWN = 4;');
    replaceIn(header, '/** ', '/** Ours: ');
    const manifest = readFileSync(join(app, 'package.json'), 'utf8');
    const dry = runNext(next, app, '--dry-run');
    expect(dry.stdout).toContain('0.1.0 → 0.2.0, nothing is written');
    expect(readFileSync(join(app, 'package.json'), 'utf8')).toBe(manifest);

    const { stdout, stderr, status } = runNext(next, app);
    expect([stderr, status]).toEqual(['', 1]);
    expect(stdout).toContain('src/store/components/CartLine.tsx ↔ src/store/components/CartLine.tsx.new');
    expect(stdout).toContain('Look at the cart.');
    expect(stdout).toContain('src/outdated.tsx uses useCartCount, which is gone: Read count of useCartTotals.');
    expect(readFileSync(join(app, 'src/outdated.css'), 'utf8')).toContain('var(--pm-color-canvas)');
    expect(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))).toMatchObject({
      dependencies: { '@promenade/storefront-hooks': '^0.2.0' },
      devDependencies: { '@promenade/storefront-devkit': '^0.2.0' },
    });
    // Renamed in the app’s own code, and merged with its change in the screen.
    expect(readFileSync(join(app, 'src/catalogue.tsx'), 'utf8')).toContain('shop.useCartTotals()');
    const merged = readFileSync(cart, 'utf8');
    for (const part of ['useCartTotals', 'const SHOWN = 4;', '// The next version.']) expect(merged).toContain(part);
    // Both sides changed this text: the app's version stays.
    expect(readFileSync(header, 'utf8')).toContain('/** Ours: ');
    expect(readFileSync(`${header}.new`, 'utf8')).toContain('/** Theirs: ');
    expect(readFileSync(join(app, 'src/store/lib/paths.ts'), 'utf8')).toContain("checkout = '/checkout'");
    expect(typesOf(app).trim().split('\n')).toEqual([expect.stringContaining('useCartCount')]);
    followAdvice(app, 'src');
    expect(typesOf(app)).toBe('');

    expect(runNext(next, app).stdout).toContain('Nothing to change.');
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
});

describe('create-promenade', () => {
  const inFolder = (use: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'create-'));
    try {
      use(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  it('writes brand, language, name and backend into the app', () =>
    inFolder((folder) => {
      const options = ['--brand', '#7A1F3D', '--language', 'fr', '--backend', 'https://api.example.com/'];
      const { status, stdout } = create(folder, 'My Shop', '--yes', '--no-install', '--framework', 'next', ...options);
      expect([status, stdout]).toEqual([0, expect.stringMatching(/cd My Shop\n {2}npm install\n {2}npm run dev/)]);
      const read = (path: string) => readFileSync(join(folder, 'My Shop', path), 'utf8');
      expect(read('app/layout.tsx')).toContain('brand="#7A1F3D"');
      expect(read('app/language.ts')).toMatch(
        /^import \{ fr as words \} from '@promenade\/storefront-ui\/messages\/fr';/,
      );
      expect(read('app/language.ts')).toContain("locale: 'en' | 'fr' = 'fr'");
      expect(read('app/backend.ts')).toContain("process.env.BACKEND ?? 'https://api.example.com'");
      expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-shop', scripts: { dev: 'next dev' } });
      expect(read('.gitignore')).toContain('node_modules');
    }));

  it.each([
    [['--framework', 'angular'], '--framework must be one of vite, next, react-router, astro, not “angular”.'],
    [['--brand', 'red'], '--brand “red”: A colour has the form #7a1f3d.'],
    [['--language', 'de'], '--language must be one of en, fr, not “de”.'],
    [['--backend', 'api'], '--backend “api”: An address has the form https://api.example.com.'],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['one', 'two'], 'There is one folder too many: two'],
  ])('rejects %j and creates nothing', (args, message) =>
    inFolder((folder) => {
      const { status, stderr } = create(folder, ...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    }),
  );

  it.each([
    ['22.12.0', 'vite', 'Install Node 24: the tools of Vite need 22.22 or later, and this is 22.12.0.'],
    ['22.12.0', 'astro', 'Install Node 24: the tools of Astro need 22.13 or later, and this is 22.12.0.'],
    ['20.9.0', 'next', 'Install Node 24: the packages of Promenade need 22.12 or later, and this is 20.9.0.'],
  ])('on Node %s says what %s needs, and creates nothing', (version, framework, message) =>
    inFolder((folder) => {
      const { status, stdout, stderr } = createOnNode(version, folder, 'app', '--yes', '--framework', framework);
      expect([status, stdout, stderr.trim(), readdirSync(folder)]).toEqual([2, '', message, []]);
    }),
  );

  it('does not change a folder that contains files', () =>
    inFolder((folder) => {
      write(folder, { 'app/notes.txt': 'mine' });
      const { status, stderr } = create(folder, 'app', '--yes', '--no-install');
      expect([status, stderr]).toEqual([2, expect.stringContaining('app is not empty')]);
    }));
});
