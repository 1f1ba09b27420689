import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { filesOf } from './documents.ts';
import { root } from './packed.ts';

/** The files of a program of docs/first-shop.md, with the port of the API in place of the usual one. */
export function programOf(heading: string, apiPort: number): Record<string, string> {
  const files = filesOf(readFileSync(join(root, 'docs/first-shop.md'), 'utf8'), heading);
  const entries = Object.entries(files).map(([path, code]) => [
    path,
    code.replaceAll('127.0.0.1:3100', `127.0.0.1:${apiPort}`),
  ]);
  return Object.fromEntries(entries);
}

/** Resolves when an address can be read. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} could not be read within 60 s`);
}

/** Starts the reference API with the demo shop for the pages of an origin. Returns how to stop it. */
export async function startApi(origin: string, port: number): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'first-shop-api-'));
  const env = { ...process.env, API_PORT: `${port}`, PUBLIC_URL: origin, SANDBOX: 'on', DATA_DIR: data };
  const api = spawn('node', ['--conditions=source', 'src/server.ts'], {
    cwd: join(root, 'apps/reference-api'),
    env: { ...env, WARM_PICTURES: 'off' },
    stdio: 'ignore',
  });
  const stop = () => {
    api.once('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 10 }));
    api.kill('SIGTERM');
  };
  await answers(`http://127.0.0.1:${port}/ready`).catch((error) => {
    stop();
    throw error;
  });
  return stop;
}

/** Starts the mock shop of the packed devkit in a folder. Returns how to stop it. */
export async function startMock(folder: string, port: number): Promise<() => void> {
  const program = join(folder, 'node_modules/@promenade/storefront-devkit/dist/cli/index.js');
  const mock = spawn('node', [program, 'mock', '--port', `${port}`], { stdio: 'ignore' });
  const stop = () => void mock.kill('SIGTERM');
  await answers(`http://127.0.0.1:${port}/api/front/store/details`).catch((error) => {
    stop();
    throw error;
  });
  return stop;
}

/** Data of a backend that a visit uses: its account, and a product without variants. */
export interface VisitedShop {
  product: string;
  email: string;
  password: string;
  name: string;
}

export const referenceShop: VisitedShop = {
  product: 'Coach stopwatch',
  email: 'demo@promenade.example',
  password: 'promenade-demo',
  name: 'Demo',
};

export const mockShop: VisitedShop = {
  product: 'Canvas bag',
  email: 'ada@example.com',
  password: 'a long walk',
  name: 'Ada',
};

/** Every picture that has loaded, and whether there is one at its address. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ complete }) => complete).map(({ naturalWidth }) => naturalWidth > 0),
  );

/** Looks at products and pictures, fills the cart, signs in, reloads and cancels a sign-in; the console must stay without an error. */
export async function visit(origin: string, shop = referenceShop): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    );
    const shows = (text: string) =>
      expect
        .poll(async () => [await page.textContent('main'), errors], { timeout: 30_000 })
        .toEqual([expect.stringContaining(text), []]);

    await page.goto(origin);
    await shows('0 in the cart');
    await expect.poll(async () => (await pictures(page)).length, { timeout: 30_000 }).toBeGreaterThan(2);
    expect(await pictures(page)).not.toContain(false);

    // One that has nothing to choose.
    await page.locator('article', { hasText: shop.product }).getByRole('button').first().click();
    await shows('1 in the cart');

    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('input[name=email]').fill(shop.email);
    await page.locator('input[name=password]').fill(shop.password);
    await page.locator('main button').first().click();
    await shows(`Sign out ${shop.name}`);
    await shows('1 in the cart');
    expect(new URL(page.url()).pathname).toBe('/');

    await page.reload();
    await shows(`Sign out ${shop.name}`);
    await shows('1 in the cart');

    // A shopper who cancels, or reloads that address.
    await page.goto(`${origin}/callback?error=access_denied&state=none`);
    await shows('1 in the cart');
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/');
  } finally {
    await browser.close();
  }
}
