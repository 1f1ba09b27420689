import { expect, type Page } from 'playwright/test';
import { at, say } from '../../shop.ts';
import { type Flow, load, type Stage } from '../stage.ts';
import { expectPage } from '../verdict.ts';

const channel = /^\/api\/front\/streaming\/channel$/;
const player = 'https://player.vimeo.com/event/1/embed';

const windowOf = ({ page, locale }: Pick<Stage, 'page' | 'locale'>) =>
  page.getByRole('region', { name: say(locale, 'stream.title') });

/** Configures a stream for this page only. */
async function withStream(page: Page): Promise<void> {
  const data = { type: 'IFRAME', content: `<iframe src="${player}"></iframe>` };
  await page.route(
    (url) => channel.test(url.pathname),
    (route) => route.fulfill({ json: { code: 200, message: 'success', data } }),
  );
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Live' }),
  );
}

export const stream: Flow = {
  id: 18,
  title: 'Window of a live stream',
  as: 'guest',
  kind: 'read',
  calls: channel,
  failure: 'quiet',
  prepare: ({ page }) => withStream(page),
  path: () => '/products/top_one',
  // The page requests the stream at the visitor's first interaction.
  async act({ page, locale }) {
    await load(page, at(locale, '/products/top_one'));
    const asked = page.waitForRequest((request) => channel.test(new URL(request.url()).pathname));
    await page.mouse.move(200, 200);
    await asked;
  },
  async done({ page, locale }) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'top.title'));
    await page.mouse.move(210, 210);
    await expect(windowOf({ page, locale }).getByRole('button', { name: say(locale, 'stream.play') })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  },
  cells: {
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    13: { reason: 'the window outlives its page: what comes late is shown on the next one' },
    14: { reason: 'each tab looks for the stream by itself' },
    15: { reason: 'it sends no credentials' },
    async 20(stage) {
      const { page, locale } = stage;
      await withStream(page);
      await page.route('https://player.vimeo.com/**', (route) => route.abort('blockedbyclient'));
      await stream.act?.(stage, 'click');
      await stream.done(stage);
      await windowOf(stage)
        .getByRole('button', { name: say(locale, 'stream.play') })
        .click();
      await expectPage(page, locale);
      await windowOf(stage)
        .getByRole('button', { name: say(locale, 'stream.close') })
        .click();
      await expect(windowOf(stage)).toHaveCount(0);
      await expectPage(page, locale);
    },
  },
};
