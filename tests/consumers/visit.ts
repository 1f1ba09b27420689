import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { root } from './packed.ts';

/** Resolves when an address responds. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} could not be read within 60 s`);
}

/** Starts the reference API with the demo shop for the pages of an origin. Returns how to stop it. */
export async function startApi(origin: string, port: number): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'first-shop-api-'));
  const env = { ...process.env, API_PORT: `${port}`, PUBLIC_URL: origin, SANDBOX: 'on', DATA_DIR: data };
  const api = spawn('node', ['--conditions=source', 'src/server.ts'], {
    cwd: join(root, 'apps/demo-shop'),
    env: { ...env, WARM_PICTURES: 'off' },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => void api.once('exit', done));
  const stop = async () => {
    api.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  };
  await answers(`http://127.0.0.1:${port}/ready`).catch(async (error) => {
    await stop();
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

/** Data of a backend for a visit: its account, and a product without variants. */
export interface VisitedShop {
  product: string;
  email: string;
  password: string;
  name: string;
  /** Pays on the backend's page, if it has one. */
  pay?: (page: Page) => Promise<void>;
}

export const referenceShop: VisitedShop = {
  product: 'Coach stopwatch',
  email: 'demo@promenade.example',
  password: 'promenade-demo',
  name: 'Demo',
  pay: (page) =>
    page
      .getByRole('button', { name: /approve/i })
      .first()
      .click(),
};

export const mockShop: VisitedShop = {
  product: 'Canvas bag',
  email: 'ada@example.com',
  password: 'a long walk',
  name: 'Ada',
};

/** Every loaded picture, and the status of its address. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ complete }) => complete).map(({ naturalWidth }) => naturalWidth > 0),
  );

/** A page of a new browser. */
export interface Visitor {
  page: Page;
  /** Paths of the backend's calls that the page has sent. */
  calls: string[];
  /** Resolves when the page shows a text; fails on an error in the console. */
  shows(text: string): Promise<void>;
  /** The card of a product. */
  card(product: string): Locator;
}

export async function asVisitor(use: (visitor: Visitor) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const calls: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    );
    page.on('request', (request) => {
      const [, call] = /\/api\/front\/([^?]+)/.exec(request.url()) ?? [];
      if (call) calls.push(call);
    });
    const shows = (text: string) =>
      expect
        .poll(async () => [text, await page.getByText(text).first().isVisible(), errors], { timeout: 30_000 })
        .toEqual([text, true, []]);
    await use({ page, calls, shows, card: (product) => page.locator('article', { hasText: product }) });
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Checks products and pictures, fills the cart, signs in, buys, reloads and cancels a sign-in. In apps whose sign-in returns in
 * the same document, the sign-in opens the checkout.
 */
export const buy = (origin: string, shop = mockShop, returnsTo: '/checkout' | '/cart' = '/checkout') =>
  asVisitor(async ({ page, shows, card }) => {
    await page.goto(origin);
    await shows('0 in the cart');
    await expect.poll(async () => (await pictures(page)).length, { timeout: 30_000 }).toBeGreaterThan(2);
    expect(await pictures(page)).not.toContain(false);

    // A product without variants.
    await card(shop.product).getByRole('button').first().click();
    await shows('1 in the cart');
    await page.getByRole('link', { name: '1 in the cart' }).click();
    await page.getByRole('button', { name: 'Sign in to check out' }).click();
    await page.locator('input[name=email]').fill(shop.email);
    expect(new URL(page.url()).origin).toBe(origin);
    await page.locator('input[name=password]').fill(shop.password);
    await page.locator('main button').first().click();
    const order = page.getByRole('button', { name: 'Order and pay', exact: true });
    await page.getByRole('button', { name: returnsTo === '/cart' ? /^Check out/ : /^Order and pay$/ }).waitFor();
    await shows(`Sign out ${shop.name}`);
    await shows('1 in the cart');
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(returnsTo);

    await page.reload();
    await shows(`Sign out ${shop.name}`);
    if (returnsTo === '/cart') await page.getByRole('button', { name: /^Check out/ }).click();
    await order.click();
    await shop.pay?.(page);
    await shows('Thank you for your order.');
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/order/payment_result');
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await shows('0 in the cart');

    // The address of a cancelled or already completed sign-in.
    await page.goto(`${origin}/callback?error=access_denied&state=none`);
    await shows('0 in the cart');
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/');
  });

/**
 * Goes from the list to a product of the mock shop and back, with a cart: the cart is read once, and data that a server has read for a page is not
 * requested again. A product added on the product page is shown in the header, and stays there.
 */
export const walk = (origin: string) =>
  asVisitor(async ({ page, calls, shows, card }) => {
    const open = async (product: string) => {
      await card(product).getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: product }).waitFor();
    };
    const openList = async () => {
      await page.getByRole('banner').getByRole('link').first().click();
      await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/');
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'detached' });
    };
    /** The sent calls, after those that wait for the next frame. */
    const sent = async () => {
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      return calls;
    };

    await page.goto(origin);
    await shows('0 in the cart');
    expect(await sent()).toEqual([]);
    await card(mockShop.product).getByRole('button').first().click();
    await shows('1 in the cart');

    await page.goto('about:blank');
    calls.length = 0;
    await page.goto(origin);
    await shows('1 in the cart');
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    await open('Oak stool');
    await openList();
    await open(mockShop.product);
    await openList();
    await open('Oak stool');
    expect(await sent()).toEqual(['cart/list']);

    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await shows('2 in the cart');
    await openList();
    await shows('2 in the cart');
    expect(await sent()).toEqual(['cart/list', 'cart/save', 'cart/list']);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
  });

/** Removes a line in the reference store's cart page, restores it, and goes to the checkout. */
export const tryCartScreen = (origin: string) =>
  asVisitor(async ({ page, shows, card }) => {
    await page.goto(origin);
    await shows('0 in the cart');
    await card(mockShop.product).getByRole('button').first().click();
    await page.getByRole('link', { name: '1 in the cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await shows('Your cart is empty');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await shows(mockShop.product);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/checkout');
  });
