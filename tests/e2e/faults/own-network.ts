import type { Page } from 'playwright/test';
import { apiUrl } from '../shop.ts';

/** Codes by mail are limited by network, so these calls are sent from a new one, directly to the API. */
export async function ownNetwork(page: Page, calls: RegExp): Promise<void> {
  const network = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::7`;
  await page.route(
    (url) => calls.test(url.pathname),
    async (route) => {
      // Requests that the test sends itself ignore the page's offline state.
      if (!(await page.evaluate(() => navigator.onLine))) return route.abort('internetdisconnected');
      const request = route.request();
      const { pathname } = new URL(request.url());
      const headers = { ...request.headers(), 'x-forwarded-for': network };
      await route.fulfill({ response: await route.fetch({ url: apiUrl() + pathname, headers }) });
    },
  );
}
