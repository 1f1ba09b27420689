import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { type HooksBudget, hooksOverBudget } from './budgets-hooks.ts';
import { type SdkBudget, sdkOverBudget } from './budgets-sdk.ts';
import { type UiBudget, uiOverBudget } from './budgets-ui.ts';
import { firstProduct, openCheckout, signIn, withShop } from './running-shop.ts';

/**
 * Sizes of client, hooks and components, and of everything a page loads before the first interaction, in kB (1,000 bytes) of brotli 11, compared with
 * tests/bench/budgets.json.
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
const packagesOver =
  (await sdkOverBudget(budgets.sdk)) + (await hooksOverBudget(budgets.hooks)) + (await uiOverBudget(budgets.ui));
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
    await page.goto(shop.storeUrl + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForLoadState('networkidle');
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
process.exit(over || packagesOver ? 1 : 0);
