import { expect } from 'playwright/test';
import { at, hydrated } from '../../shop.ts';
import { arriveWithoutCode } from '../procedures.ts';
import type { Flow } from '../stage.ts';
import { expectPage } from '../verdict.ts';

const PATH = '/products/product_search?title=lamp';

export const language: Flow = {
  id: 19,
  title: 'Another language',
  as: 'guest',
  kind: 'write',
  calls: /^\/api\/front\//,
  failure: 'quiet',
  path: () => PATH,
  async act(stage, press) {
    const { page } = stage;
    stage.locale = stage.locale === 'en' ? 'fr' : 'en';
    const target = page.locator(`a[lang=${stage.locale}]`);
    const menu = page.getByRole('banner').locator('details').filter({ has: target }).first();
    await menu.locator('summary').click();
    await menu.locator(target)[press]();
    await page.waitForURL((url) => url.pathname + url.search === at(stage.locale, PATH));
    await hydrated(page);
  },
  async done({ page, locale }) {
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue('lamp');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  cells: {
    2: { reason: 'another language is another document: without a connection the browser shows its own page' },
    10: { reason: 'the lists of the page are those of F2' },
    12: { reason: 'one document at a time' },
    13: { reason: 'a document of its own: leaving it ends its calls' },
    15: { reason: 'it sends no credentials' },
    // The press needs no code: it follows a link to another document.
    async 17(stage) {
      await arriveWithoutCode(stage, language);
      await language.act?.(stage, 'click');
      await language.done(stage);
      await expectPage(stage.page, stage.locale);
    },
  },
};
