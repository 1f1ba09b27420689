import { expect, type Page } from 'playwright/test';
import { at, say, words } from '../../shop.ts';
import { hold } from '../disturb.ts';
import { type Flow, load, visit } from '../stage.ts';
import { expectPage } from '../verdict.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

export const home: Flow = {
  id: 1,
  title: 'Start: the home page and what it is made of',
  as: 'guest',
  kind: 'read',
  calls: /^\/api\/(front|pc)\/(home|product|activity|category|index|coupons|merchant)/,
  failure: 'quiet',
  path: () => '/',
  async done({ page, locale }) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'home.title'));
    await expect(page.getByRole('banner').getByRole('link', { name: say(locale, 'nav.shopNow') })).toBeVisible();
  },
  async again({ page, locale }) {
    await load(page, at(locale, '/'));
    await expect(cards(page).first()).toBeVisible();
  },
  cells: {
    10: { reason: 'the API gives out at most 50 entries at a time; long lists are read page by page' },
    12: { reason: 'its readings do not depend on one another' },
    15: { reason: 'it sends no credentials' },
  },
};

export const list: Flow = {
  id: 2,
  title: 'Lists and search',
  as: 'guest',
  kind: 'read',
  calls: /^\/api\/front\/product\/list$/,
  path: () => '/products/all',
  async done({ page, locale }) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'list.allTitle'));
    await expect(cards(page).first()).toBeVisible();
  },
  cells: {
    async 12({ page, locale }) {
      await load(page, at(locale, '/'));
      const late = await hold(page, /^\/api\/front\/product\/list$/);
      await visit(page, at(locale, '/products/product_search?title=lamp'));
      await expect.poll(() => late.met).toBeGreaterThan(0);
      await page.unrouteAll({ behavior: 'default' });
      await visit(page, at(locale, '/products/product_search?title=ficus'));
      await expect(page.getByRole('main').getByRole('link', { name: /ficus/i }).first()).toBeVisible();
      await late.end();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(/title=ficus$/);
      await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue('ficus');
      await expect(cards(page).filter({ hasText: /lamp/i })).toHaveCount(0);
      await expectPage(page, locale);
    },
    10: { reason: 'the API gives out at most 50 entries at a time; long lists are read page by page' },
    15: { reason: 'it sends no credentials' },
  },
};

export const product: Flow = {
  id: 3,
  title: 'Product',
  as: 'guest',
  kind: 'read',
  calls: /^\/api\/front\/product\/detail\//,
  path: () => '/product/windowsill-ficus',
  async done({ page, locale }) {
    await expect(
      page.getByRole('main').getByRole('button', { name: words[locale].ui.shop.buy.add }).first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ficus/i);
  },
  cells: {
    10: { reason: 'one product; its lists are capped by the client' },
    async 12({ page, locale }) {
      await load(page, at(locale, '/service/privacy_policy'));
      const late = await hold(page, /^\/api\/front\/product\/detail\/.*harbour-canvas-trainer/);
      await visit(page, at(locale, '/product/harbour-canvas-trainer'));
      await expect.poll(() => late.met).toBeGreaterThan(0);
      await visit(page, at(locale, '/product/windowsill-ficus'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ficus/i);
      await late.end();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ficus/i);
      await expect(page).toHaveURL(/windowsill-ficus$/);
      await expectPage(page, locale);
    },
    15: { reason: 'it sends no credentials' },
  },
};
