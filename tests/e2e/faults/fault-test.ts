import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright/test';
import { chromiumFlags, ensureWholeBrowser } from '../../../tooling/browser.ts';
import { shopOf } from '../pay-shop.ts';
import { type Locale, newShopper, plainTest, rememberOffer, type Shopper, signInDirectly, storeUrl } from '../shop.ts';
import type { MakeStage, StageOptions } from './procedures.ts';
import type { Flow, Stage } from './stage.ts';
import { watch } from './verdict.ts';

interface Account {
  shopper: Shopper;
  context: BrowserContext;
}

interface OfWorker {
  /** An account that stays signed in for many runs. */
  account: Account;
  /** Starts a browser that refuses cookies; most runs need none. */
  withoutCookies: () => Promise<BrowserContext>;
}

/** Writes a browser profile whose settings block all cookies. */
function profileWithoutCookies(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-cookies-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return folder;
}

export const test = plainTest.extend<{ stageFor: (flow: Flow, locale: Locale) => MakeStage }, OfWorker>({
  account: [
    async ({ browser, slowBrowser: _ }, use) => {
      const shopper = await newShopper();
      const context = await browser.newContext({ baseURL: storeUrl() });
      const page = await context.newPage();
      await signInDirectly(page, shopper);
      await page.close();
      await use({ shopper, context });
      await context.close();
    },
    { scope: 'worker' },
  ],
  withoutCookies: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      let started: { folder: string; context: Promise<BrowserContext> } | undefined;
      await use(() => {
        if (!started) {
          const folder = profileWithoutCookies();
          const context = ensureWholeBrowser().then((executablePath) =>
            chromium.launchPersistentContext(folder, { baseURL: storeUrl(), executablePath, args: chromiumFlags }),
          );
          started = { folder, context };
        }
        return started.context;
      });
      if (!started) return;
      await (await started.context).close();
      rmSync(started.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  stageFor: async ({ browser, account, withoutCookies }, use) => {
    const closing: (() => Promise<void>)[] = [];
    const complaints: string[] = [];
    const fresh = async () => {
      const context = await browser.newContext({
        baseURL: storeUrl(),
        viewport: { width: 1280, height: 900 },
      });
      closing.push(() => context.close());
      return context;
    };
    await use((flow, locale) => async (options: StageOptions = {}) => {
      const isGuest = flow.as === 'guest';
      const isShared = !options.before && !flow.needsNewAccount && !options.withoutCookies;
      let context: BrowserContext;
      let shopper: Shopper | undefined;
      if (options.withoutCookies) context = await withoutCookies();
      else if (isGuest) context = await fresh();
      else if (isShared) ({ context, shopper } = account);
      else {
        shopper = flow.needsNewAccount ? await newShopper() : account.shopper;
        context = await fresh();
      }
      await options.before?.(context);
      if (shopper && !isShared) {
        const first = await context.newPage();
        await signInDirectly(first, shopper);
        await first.close();
      }
      const page = await context.newPage();
      closing.unshift(async () => {
        await context.setOffline(false);
        // Calls that the page still makes fail together with the page.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.close();
      });
      // The newsletter offer, which appears after a while, has a separate test.
      await page.addInitScript(rememberOffer);
      await options.beforePage?.(page);
      watch(page, complaints);
      const shop = shopper && (await shopOf(shopper));
      const stage: Stage = { page, context, locale, shopper, shop, notes: new Map(), complaints };
      return stage;
    });
    for (const close of closing) await close();
  },
});
