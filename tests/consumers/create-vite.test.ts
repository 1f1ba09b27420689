import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { create, createdFiles } from './created-app.ts';
import { installPacked, link, linkPeers, root, write } from './packed.ts';
import { asVisitor, buy, startMock } from './visit.ts';

let app: string;
let mockPort: number;
let stopMock: () => void;

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'created-vite-'));
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'])
    installPacked(app, name);
  linkPeers(app);
  for (const name of ['vite', '@vitejs/plugin-react']) link(app, name, root);
  mockPort = await freePort();
  write(app, createdFiles('vite', mockPort));
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

it('a created Vite app compiles', () => {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', app], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});

it('a shopper fills the cart, signs in and buys in the development server of a created app', () => withServer(buy));

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
      expect(read('app/backend.ts')).toContain("'https://api.example.com'");
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

  it('leaves a folder with files alone', () =>
    inFolder((folder) => {
      write(folder, { 'app/notes.txt': 'mine' });
      const { status, stderr } = create(folder, 'app', '--yes', '--no-install');
      expect([status, stderr]).toEqual([2, expect.stringContaining('app is not empty')]);
    }));
});
