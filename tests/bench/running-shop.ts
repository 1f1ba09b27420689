import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { freePort, type Shop, startShop } from '../../tooling/shop.ts';
import { shopData } from '../../tooling/shop-data.ts';
import { fail } from '../../tooling/steps.ts';
import { buildStore } from '../../tooling/store-build.ts';

/** Starts a shop on free ports and calls `work` with it. */
export async function withShop(work: (shop: Shop) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  if (!(await buildStore())) fail('The store could not be built.');
  const dataDir = await shopData();
  const shop = await startShop({
    storePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    // Measurements send more requests from one address than shoppers do, and need the processor for themselves.
    env: { RATE_LIMIT_EXEMPT: 'loopback', WARM_PICTURES: 'off', ...env },
  });
  try {
    await work(shop);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Path of the first product on the list page. */
export async function firstProduct(shop: Shop): Promise<string> {
  const html = await (await fetch(`${shop.storeUrl}/products/all`)).text();
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1];
  return path ?? fail('The list page shows no product.');
}

/** Signs in as the demo account, on the identity provider's page. */
export async function signIn(shopper: BrowserContext): Promise<void> {
  const page = await shopper.newPage();
  await page.goto('/sign-in');
  await page.waitForURL(/\/oidc\//);
  await page.locator('input[name=email]').fill('demo@promenade.example');
  await page.locator('input[name=password]').fill('promenade-demo');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(({ pathname }) => !/oidc|callback|sign-in/.test(pathname));
  await page.close();
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Presses "Buy now" on a product, which opens its checkout. Returns the address of the checkout. */
export async function openCheckout(page: Page, product: string): Promise<string> {
  await page.goto(product);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  await page.waitForURL(/preOrderNo=/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
