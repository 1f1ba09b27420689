import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { test as base, type Page } from 'playwright/test';
import sirv from 'sirv';

const folder = resolve(import.meta.dirname, '../../storybook-static');

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

function entriesOf(kind: Entry['type']): Entry[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new Error('Storybook is not built. Run: npm run storybook:build');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === kind);
}

/** The stories of the built Storybook that carry a tag. */
export const storiesTagged = (tag: string): Entry[] => entriesOf('story').filter(({ tags }) => tags?.includes(tag));

/** The written pages of the built Storybook. */
export const docsPages = (): Entry[] => entriesOf('docs');

interface Opened {
  page: Page;
  /** Uncaught errors and console errors since the start of the test. */
  complaints: string[];
}

/** Tests that share one page and fail on any recorded error. */
export const test = base.extend<Opened, { opened: Opened }>({
  opened: [
    async ({ browser }, use) => {
      const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      // With this user agent Storybook pauses animations instead of waiting for their end.
      const userAgent = 'Chrome StorybookTestRunner';
      const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, userAgent });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use({ page, complaints });
      await page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ opened }, use) => use(opened.page),
  complaints: [
    async ({ opened: { complaints } }, use) => {
      complaints.length = 0;
      await use(complaints);
      base.expect(complaints, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a story by its address and waits until its play function has ended, or Storybook shows an error. */
export async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    // The next phase is axe, which runs on every story in the story suite.
    const isDone = ['completed', 'afterEach', 'finished'].includes(preview?.currentRender?.phase ?? '');
    return isDone || document.body.matches('.sb-show-errordisplay, .sb-show-nopreview');
  });
}

/** Storybook's error message in place of a story; empty if it shows the story. */
export function excuse(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.body.matches('.sb-show-main')) return '';
    return document.querySelector('#error-message')?.textContent || document.body.className;
  });
}
