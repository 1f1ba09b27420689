import { expect, type Locator, type Page } from 'playwright/test';
import { en as englishErrors } from '../../../packages/storefront-sdk/src/errors/texts/en.ts';
import { fr as frenchErrors } from '../../../packages/storefront-sdk/src/errors/texts/fr.ts';
import { type Locale, say, words } from '../shop.ts';

/** Ends what stays busy for ever; a slow machine may take its time. */
export const SPINNER_MS = 60_000;

const foreign = { en: Object.values(frenchErrors), fr: Object.values(englishErrors) };
/** What a text looks like whose values are missing. */
const broken = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bnull\b/;

/** Chromium writes these itself for each answer that was disturbed. */
/** What a part throws that was changed to fail; the shop reports it. */
export const RENDER_ERROR = 'A part that fails to render.';

const ownLine =
  /^Failed to load resource|net::ERR_|Access to .* has been blocked|the server responded with a status of/;

/** Notes what no fault may cause: an error that nobody caught, and one that was written to the console. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('crash', () => complaints.push('the tab crashed'));
  page.on('console', (message) => {
    if (message.type() !== 'error' || ownLine.test(message.text()) || message.text().includes(RENDER_ERROR)) return;
    complaints.push(`console: ${message.text()}`);
  });
}

/** Parts of the page that look busy. */
export const busy = (page: Page): Locator =>
  page.locator(
    ['main', 'footer', '[role$=dialog]']
      .map((part) => `${part} :is([aria-busy=true], [data-pending], [data-unconfirmed])`)
      .join(),
  );

/** There is a page: its header and its content, with something to read and a way on, and nothing is busy. */
export async function expectPage(page: Page, locale: Locale, spinnerMs = SPINNER_MS): Promise<void> {
  await expect(busy(page), 'nothing is busy for long').toHaveCount(0, { timeout: spinnerMs });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(
    page.getByRole('banner').or(page.getByRole('dialog')).or(page.getByRole('alertdialog')).first(),
    'header',
  ).toBeVisible();
  const main = page.locator('main');
  await expect(main, 'content').toBeAttached();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read.
  const text = await page.locator('body').innerText();
  expect(text.trim().length, 'no white screen').toBeGreaterThan(60);
  await expect(main, 'something to read').toHaveText(/\S/);
  for (const each of foreign[locale]) expect(text, 'the language of the page').not.toContain(each);
  expect(text, 'no value is missing').not.toMatch(broken);
  const ways = page.locator(
    'main a[href]:visible, main button:visible, [role$=dialog] button:visible, header a[href]:visible',
  );
  expect(await ways.count(), 'a way on').toBeGreaterThan(0);
}

/** What the page says about what went wrong: beside a field, in a notice, or instead of its content. */
const messages = (page: Page): Locator =>
  page
    .locator('[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]')
    .filter({ hasText: /\S/ })
    .or(page.locator('main section > h1[tabindex], main h1[data-empty], main [aria-invalid=true]'));

/** The page says what went wrong. */
export async function expectMessage(page: Page): Promise<void> {
  await expect(messages(page).filter({ visible: true }).first(), 'what went wrong is said').toBeVisible({
    timeout: SPINNER_MS,
  });
}

/** The button with which a reading that failed is tried again. */
export const retryButton = (page: Page, locale: Locale): Locator => {
  const { ui } = words[locale];
  const names = [ui.primitives.loadError.retry, say(locale, 'action.retry')];
  return page
    .locator('main, [role=dialog], [role=alert]')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^(${names.join('|')})$`) })
    .first();
};
