import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { checkHooks, type HooksBudget } from './budgets-hooks.ts';
import { checkSdk, type SdkBudget } from './budgets-sdk.ts';
import { checkUi, type UiBudget } from './budgets-ui.ts';
import { differences, storedFigures, storeFigures } from './figures.ts';
import { firstProduct, openCheckout, signIn, withShop } from './running-shop.ts';

/**
 * Sizes of client, hooks and components, and of everything a page loads before the first interaction, in kB (1,000 bytes) of brotli 11, compared with
 * tests/bench/budgets.json, and with the figures that the documents show. `--write` stores them for the documents: `npm run figures`.
 * Everything that has arrived when network and browser are idle counts, including styles in the document.
 */
interface Budget {
  path: string;
  /** Whether the demo account is signed in. @default false */
  signedIn?: boolean;
  jsKB: number;
  cssKB: number;
}
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as {
  pages: Record<string, Budget>;
  hooks: HooksBudget;
  sdk: SdkBudget;
  ui: UiBudget;
};
const packages = [await checkSdk(budgets.sdk), await checkHooks(budgets.hooks), await checkUi(budgets.ui)];
const packagesOver = packages.reduce((sum, { over }) => sum + over, 0);
const bytes: Record<string, number> = Object.assign({}, ...packages.map((one) => one.bytes));
let over = 0;

await withShop(async (shop) => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  const shopper = await browser.newContext({ baseURL: shop.storeUrl });
  await signIn(shopper);
  const product = await firstProduct(shop);
  const others: Record<string, () => Promise<string>> = {
    'first product of the list': async () => product,
    'checkout of that product': async () => {
      const page = await shopper.newPage();
      const path = await openCheckout(page, product);
      await page.close();
      return path;
    },
  };
  const rows: Record<string, string | number>[] = [];
  /** Cached, because pages share most of their files, and compressing takes longer than loading. */
  const weights = new Map<string, number>();
  const weightOf = (body: string | Buffer) => brotliCompressSync(body).length / 1000;
  for (const [name, budget] of Object.entries(budgets.pages)) {
    const path = (await others[budget.path]?.()) ?? budget.path;
    const page = await (budget.signedIn ? shopper : browser).newPage();
    const sizes = { script: 0, stylesheet: 0, files: 0 };
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      bodies.push(
        response.body().then((body) => {
          const weight = weights.get(response.url()) ?? weightOf(body);
          weights.set(response.url(), weight);
          sizes[type] += weight;
          sizes.files++;
        }),
      );
    });
    const isSettled = watched(page);
    await page.goto(shop.storeUrl + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await isSettled();
    // A file that arrives while the page is being closed cannot be read.
    page.removeAllListeners('response');
    await Promise.all(bodies);
    for (const css of await page.locator('style').allTextContents()) {
      sizes.stylesheet += weightOf(css);
    }
    await page.close();
    const js = Math.round(sizes.script * 10) / 10;
    const css = Math.round(sizes.stylesheet * 10) / 10;
    if (js > budget.jsKB || css > budget.cssKB) over++;
    bytes[`${name} JavaScript`] = Math.round(js * 1000);
    bytes[`${name} CSS`] = Math.round(css * 1000);
    bytes[`${name} files`] = sizes.files;
    rows.push({
      page: name,
      'JS kB': js,
      'JS at most': budget.jsKB,
      'CSS kB': css,
      'CSS at most': budget.cssKB,
      files: sizes.files,
    });
  }
  console.table(rows);
  await browser.close();
});
if (over) console.error(`${over} page(s) over budget.`);
if (packagesOver) console.error(`${packagesOver} figure(s) of client, hooks and components over budget.`);
const isWritten = process.argv.includes('--write');
if (isWritten) storeFigures({ bytes });
const stale = isWritten ? [] : differences(bytes, storedFigures().bytes);
if (stale.length) console.error(`More than 3 % off: ${stale.join('; ')}. Run: npm run figures`);
process.exit(over || packagesOver || stale.length ? 1 : 0);

/** Returns a function that resolves once an idle page requests nothing more. On a slow machine, late parts are requested long after the network was idle. */
function watched(page: Page): () => Promise<void> {
  let requested = 0;
  let finished = 0;
  page.on('request', () => requested++);
  page.on('requestfinished', () => finished++);
  page.on('requestfailed', () => finished++);
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))));
  return async () => {
    for (let before = -1; before !== requested || finished < requested; ) {
      before = requested;
      await idle();
    }
  };
}
