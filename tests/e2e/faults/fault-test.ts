import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright/test';
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

/** Writes a browser profile whose settings block all cookies. */
function profileWithoutCookies(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-cookies-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return folder;
}

/** Starts a browser that refuses cookies; most runs need none. */
async function browserWithoutCookies(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = profileWithoutCookies();
  const executablePath = await ensureWholeBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    baseURL: storeUrl(),
    executablePath,
    args: chromiumFlags,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * An account that stays signed in for many runs, until the browser of this process is closed. It is no fixture of the worker: tests with fixtures of
 * their worker are not run in the processes and browsers of other tests.
 */
let signedIn: Promise<Account> | undefined;

async function signIn(browser: Browser): Promise<Account> {
  const shopper = await newShopper();
  const context = await browser.newContext({ baseURL: storeUrl() });
  const page = await context.newPage();
  await signInDirectly(page, shopper);
  await page.close();
  return { shopper, context };
}

export const test = plainTest.extend<{ stageFor: (flow: Flow, locale: Locale) => MakeStage }>({
  stageFor: async ({ browser }, use) => {
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
      if (options.withoutCookies) {
        const refusing = await browserWithoutCookies();
        closing.push(refusing.close);
        context = refusing.context;
      } else if (isGuest) context = await fresh();
      else if (flow.needsNewAccount) {
        shopper = await newShopper();
        context = await fresh();
      } else {
        signedIn ??= signIn(browser);
        const account = await signedIn;
        shopper = account.shopper;
        context = isShared ? account.context : await fresh();
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
