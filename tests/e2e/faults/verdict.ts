import { expect, type Locator, type Page } from 'playwright/test';
import { en as englishErrors } from '../../../packages/storefront-sdk/src/errors/texts/en.ts';
import { fr as frenchErrors } from '../../../packages/storefront-sdk/src/errors/texts/fr.ts';
import { type Locale, say, words } from '../shop.ts';

/** Time limit for an endless spinner; generous, because machines may be slow. */
export const SPINNER_MS = 60_000;

const foreign = { en: Object.values(frenchErrors), fr: Object.values(englishErrors) };
/** Matches text in which values are missing. */
const broken = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bnull\b/;

/** Chromium logs these errors itself for each disturbed response. */
/** Error thrown by a component that a test lets fail; the shop reports it. */
export const RENDER_ERROR = 'A part that fails to render.';

const ownLine =
  /^Failed to load resource|net::ERR_|Access to .* has been blocked|the server responded with a status of/;

/** Records errors that no fault may cause: uncaught ones, and those written to the console. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('crash', () => complaints.push('the tab crashed'));
  page.on('console', (message) => {
    if (message.type() !== 'error' || ownLine.test(message.text()) || message.text().includes(RENDER_ERROR)) return;
    complaints.push(`console: ${message.text()}`);
  });
}

/** Parts of the page that are marked as busy. */
export const busy = (page: Page): Locator =>
  page.locator(
    ['main', 'footer', '[role$=dialog]']
      .map((part) => `${part} :is([aria-busy=true], [data-pending], [data-unconfirmed])`)
      .join(),
  );

/** Expects a page with header and content, with something to read and a link or button to continue, and nothing busy. */
export async function expectPage(page: Page, locale: Locale, spinnerMs = SPINNER_MS): Promise<void> {
  await expect(busy(page), 'nothing is busy for long').toHaveCount(0, { timeout: spinnerMs });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(
    page.getByRole('banner').or(page.getByRole('dialog')).or(page.getByRole('alertdialog')).first(),
    'header',
  ).toBeVisible();
  const main = page.locator('main');
  await expect(main, 'content').toBeAttached();
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
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

/** Error messages of the page: next to a field, in a notice, or in place of its content. */
const messages = (page: Page): Locator =>
  page
    .locator('[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]')
    .filter({ hasText: /\S/ })
    .or(page.locator('main section > h1[tabindex], main h1[data-empty], main [aria-invalid=true]'));

/** Expects an error message on the page. */
export async function expectMessage(page: Page): Promise<void> {
  await expect(messages(page).filter({ visible: true }).first(), 'what went wrong is said').toBeVisible({
    timeout: SPINNER_MS,
  });
}

/** The button that repeats a failed read. */
export const retryButton = (page: Page, locale: Locale): Locator => {
  const { ui } = words[locale];
  const names = [ui.primitives.loadError.retry, say(locale, 'action.retry')];
  return page
    .locator('main, [role=dialog], [role=alert]')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^(${names.join('|')})$`) })
    .first();
};
